import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Form, type FormInstance } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../../api/types'
import { Ltr } from '../../../kit/display/ltr'
import { useCountryName } from '../companies/country-select'
import { TAX_FIELDS } from '../companies/tax-fields'
import { addressOf, INVOICES } from './invoice'

type Buyer = Answer<'invoicing_lookups.buyer'>

interface KnownBuyerProps {
  form: FormInstance
  clientId: number | null | undefined
}

/** Whom a new document is made out to while nothing else is entered, and whether something is. */
export function KnownBuyer({ form, clientId }: KnownBuyerProps) {
  const { t } = useTranslation()
  const entered = Form.useWatch<Buyer | undefined>('buyer', form)
  const { data: buyer } = useQuery<Buyer>({
    queryKey: [`/api/invoices/buyer?clientId=${clientId}`],
    enabled: !!clientId,
    staleTime: 0,
  })
  if (!clientId || !buyer) return null
  const known = TAX_FIELDS.filter(({ name }) => buyer[name])
  const isEntered = TAX_FIELDS.some(({ name }) => entered?.[name])
  const copy = () =>
    form.setFieldValue('buyer', Object.fromEntries(known.map(({ name }) => [name, buyer[name]])))
  return (
    <Alert
      type={isEntered && known.length ? 'warning' : 'info'}
      showIcon
      style={{ marginBlockEnd: 16 }}
      message={t(`${INVOICES}.${isEntered ? 'buyer_entered' : 'buyer_known'}`)}
      description={<Known buyer={buyer} isBare={!known.length} />}
      action={
        known.length ? (
          <Button size="small" onClick={copy}>
            {t(`${INVOICES}.buyer_copy`)}
          </Button>
        ) : null
      }
    />
  )
}

function Known({ buyer, isBare }: { buyer: Buyer; isBare: boolean }) {
  const { t } = useTranslation()
  const countryOf = useCountryName()
  const number = buyer.vatNumber ?? buyer.otherId
  const label = t(`${INVOICES}.fields.${buyer.vatNumber ? 'vatNumber' : 'otherId'}`)
  const address = [addressOf(buyer), buyer.country && countryOf(buyer.country)].filter(Boolean)
  return (
    <>
      <div>
        <bdi>{buyer.name}</bdi>
        {buyer.nameAr ? (
          <>
            {' · '}
            <bdi>{buyer.nameAr}</bdi>
          </>
        ) : null}
      </div>
      {number ? (
        <div>
          {label}: <Ltr>{number}</Ltr>
        </div>
      ) : null}
      {address.length ? <bdi>{address.join(', ')}</bdi> : null}
      {isBare ? <div>{t(`${INVOICES}.buyer_unknown`)}</div> : null}
    </>
  )
}
