import { useState } from 'react'
import { Button, Flex, Typography } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { http, newIdempotencyKey } from '../../../api/http'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { StatusTag } from '../../../kit/display/status-tag'
import { useSend } from '../../../kit/use-send'
import { useAbility } from '../../../providers/access'
import { MATCHES, type BankLine } from './match'

interface LineChequesProps {
  line: BankLine
  onDone: () => void
}

/** Open cheques of the amount of a line: one that the bank has paid clears, and is matched with it. */
export function LineCheques({ line, onDone }: LineChequesProps) {
  const { t } = useTranslation()
  const mayClear = useAbility('cheques.manage')
  const path = `/api/bank-statement-lines/${line.id}/cheques`
  const query = useQuery<Schema<'ChequeRow'>[]>({
    queryKey: [path],
    enabled: mayClear,
    staleTime: 0,
  })
  const { busy, clear } = useClear(path, onDone)
  if (!query.data?.length) return null
  return (
    <Flex vertical gap="small">
      <Typography.Text strong>{t(`${MATCHES}.cheques`)}</Typography.Text>
      {query.data.map((cheque) => (
        <Flex key={cheque.id} gap="small" align="center" wrap justify="space-between">
          <span>
            <Ltr>{cheque.chequeNumber}</Ltr> · <bdi>{cheque.partyName}</bdi> ·{' '}
            <DateText value={cheque.chequeOn} /> <StatusTag status={cheque.status} />
          </span>
          <Button size="small" loading={busy} onClick={() => void clear(cheque)}>
            {t(`${MATCHES}.clear_cheque`)}
          </Button>
        </Flex>
      ))}
    </Flex>
  )
}

function useClear(path: string, onDone: () => void) {
  const { t } = useTranslation()
  const send = useSend()
  const [busy, setBusy] = useState(false)
  const clear = async ({ id: chequeId, version }: Schema<'ChequeRow'>) => {
    const headers = { 'Idempotency-Key': newIdempotencyKey() }
    setBusy(true)
    await send(t(`${MATCHES}.cheque_cleared`), () =>
      http.post(path, { chequeId, version }, { headers })
    ).then(onDone, () => undefined)
    setBusy(false)
  }
  return { busy, clear }
}
