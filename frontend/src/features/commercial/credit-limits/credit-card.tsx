import { useState } from 'react'
import { Alert, Button, Form } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http, ifMatch } from '../../../api/http'
import type { Schema } from '../../../api/types'
import { NONE } from '../../../kit/display/none'
import { Money } from '../../../kit/display/numbers'
import { FormDialog } from '../../../kit/form/form-dialog'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { Figure, FigureList } from '../../../kit/show/figure-list'
import { SideCard } from '../../../kit/show/side-card'
import { useSend } from '../../../kit/use-send'

const CREDIT = 'commercial.credit_limits'

type ClientCredit = Schema<'ClientCredit'>

/** How much a client may owe, and how much counts against it. */
export function CreditCard({ clientId }: { clientId: number }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const query = useQuery<ClientCredit>({
    queryKey: [`/api/clients/${clientId}/credit`],
    staleTime: 0,
  })
  const credit = query.data
  if (!credit) return null
  return (
    <SideCard title={t(`${CREDIT}.title`)}>
      {credit.isOver ? <Alert type="warning" showIcon message={t(`${CREDIT}.over`)} /> : null}
      <CreditFigures credit={credit} />
      {credit.unconverted.length ? (
        <p>{t(`${CREDIT}.unconverted`, { currencies: credit.unconverted.join(', ') })}</p>
      ) : null}
      {credit.can.update ? (
        <Button size="small" onClick={() => setIsOpen(true)}>
          {t(`${CREDIT}.set`)}
        </Button>
      ) : null}
      {isOpen ? (
        <LimitDialog
          credit={credit}
          onClose={() => setIsOpen(false)}
          onDone={() => query.refetch()}
        />
      ) : null}
    </SideCard>
  )
}

function CreditFigures({ credit }: { credit: ClientCredit }) {
  const { t } = useTranslation()
  const { currency, countsUnbilled } = credit
  const names = [
    'limit',
    'receivable',
    ...(Number(credit.cheques) ? (['cheques'] as const) : []),
    ...(countsUnbilled ? (['unbilled'] as const) : []),
    'available',
  ] as const
  return (
    <FigureList>
      {names.map((name) => (
        <Figure key={name} name={t(`${CREDIT}.${name}`)}>
          {credit[name] === null ? NONE : <Money value={credit[name]} currency={currency} />}
        </Figure>
      ))}
    </FigureList>
  )
}

interface LimitDialogProps {
  credit: ClientCredit
  onClose: () => void
  onDone: () => Promise<unknown>
}

function LimitDialog({ credit, onClose, onDone }: LimitDialogProps) {
  const { t } = useTranslation()
  const send = useSend()
  const save = async ({ limit }: { limit?: string | null }) => {
    const headers = ifMatch(credit.version)
    await send(t(`${CREDIT}.saved`), () =>
      http.patch(`/api/clients/${credit.id}/credit-limit`, { limit: limit || null }, { headers })
    )
    await onDone()
  }
  return (
    <FormDialog<{ limit?: string | null }>
      title={t(`${CREDIT}.set`)}
      initialValues={{ limit: credit.limit }}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="limit" label={t(`${CREDIT}.limit`)} extra={t(`${CREDIT}.hint`)}>
        <DecimalInput suffix={credit.currency} />
      </Form.Item>
    </FormDialog>
  )
}
