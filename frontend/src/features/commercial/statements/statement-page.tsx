import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../../kit/empty'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { PageHeader } from '../../../kit/page-header'
import { useAddressParams } from '../../../kit/use-address-params'
import { ClientStatement } from './client-statement'
import { STATEMENT } from './statement'

/** The account of any client, for those who keep the books without the directory. */
export default function StatementPage() {
  const { t } = useTranslation()
  const [params, change] = useAddressParams()
  const client = Number(params.get('client')) || null
  const choose = (id: number | null) =>
    change((current) => {
      if (id) current.set('client', String(id))
      else current.delete('client')
      return current
    })
  return (
    <>
      <PageHeader title={t(`${STATEMENT}.all`)} subtitle={t(`${STATEMENT}.about`)} />
      <Form.Item
        label={t('commercial.invoices.fields.clientId')}
        htmlFor="account-client"
        style={{ maxWidth: 480 }}
      >
        <RecordSelect
          id="account-client"
          lookup="clients/lookup"
          value={client}
          onChange={choose}
        />
      </Form.Item>
      {client ? (
        <ClientStatement key={client} clientId={client} />
      ) : (
        <Empty title={t(`${STATEMENT}.choose`)} />
      )}
    </>
  )
}
