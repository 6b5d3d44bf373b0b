import { Alert, Flex } from 'antd'
import { CheckOutlined, FileSearchOutlined, UndoOutlined } from '@ant-design/icons'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '@binaa/backend/money'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { FileOrderButton } from '../../../kit/jobs/file-order-button'
import { LinkButton } from '../../../kit/link-button'
import { Details } from '../../../kit/show/details'
import { RecordSteps, type RecordStep } from '../../../kit/show/record-steps'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { FileReturn } from './file-return'
import { FormTable } from './form-table'
import { LedgerTie } from './ledger-tie'
import { documentsPath, returnPath, VAT_RETURNS, type VatReturn } from './vat-return'

const STEPS: RecordStep<keyof VatReturn['can']>[] = [
  { name: 'prepare', icon: <CheckOutlined /> },
  { name: 'reopen', icon: <UndoOutlined /> },
]

/** One return: the form, what ties it to the ledger, and its filing. */
export default function VatReturnShow() {
  const { t } = useTranslation()
  const query = useRecord<VatReturn>(VAT_RETURNS, useParams().id)
  const net = (record: VatReturn) => record.boxes.at(-1)?.vat ?? null
  return (
    <ResourceShow<VatReturn>
      resource={VAT_RETURNS}
      query={query}
      remembered={false}
      back={{ to: '/finance/vat-returns', label: t(`${VAT_RETURNS}.title`) }}
      titleOf={(record) => `${record.fromOn} – ${record.toOn}`}
      tags={(record) => <StatusTag status={record.status} />}
      summary={(record) => [
        { name: 'net', value: <Money value={net(record)} currency={BASE_CURRENCY} /> },
        { name: 'dueOn', value: <DateText value={record.dueOn} /> },
        { name: 'vatNumber', value: <Ltr>{record.vatNumber}</Ltr> },
      ]}
      actions={(record) => <Actions record={record} />}
      tabs={(record) => [
        {
          key: 'form',
          label: t(`${VAT_RETURNS}.form`),
          children: <Form record={record} />,
        },
      ]}
    />
  )
}

function Actions({ record }: { record: VatReturn }) {
  const { t } = useTranslation()
  return (
    <>
      <LinkButton icon={<FileSearchOutlined />} to={documentsPath(record, null)!}>
        {t(`${VAT_RETURNS}.documents`)}
      </LinkButton>
      <FileOrderButton
        url={`/api${returnPath(record).replace('/finance', '')}/files`}
        formats={['pdf', 'xlsx']}
        bodyOf={(format) => ({ format })}
        label={t('kit.export')}
        title={t('kit.export')}
      />
      <RecordSteps
        resource={VAT_RETURNS}
        record={record}
        number={`${record.fromOn} – ${record.toOn}`}
        can={record.can}
        steps={STEPS}
      />
      {record.can.file ? <FileReturn record={record} /> : null}
    </>
  )
}

function Form({ record }: { record: VatReturn }) {
  const { t } = useTranslation()
  return (
    <Flex vertical gap="middle">
      {record.hasChanged ? (
        <Alert type="warning" showIcon role="status" message={t(`${VAT_RETURNS}.changed`)} />
      ) : null}
      {record.isOverLimit ? (
        <Alert type="warning" showIcon role="status" message={t(`${VAT_RETURNS}.over_limit`)} />
      ) : null}
      <FormTable record={record} />
      <LedgerTie ledger={record.ledger} />
      <Details
        resource={VAT_RETURNS}
        items={[
          { name: 'reference', value: record.reference },
          { name: 'filedOn', value: <DateText value={record.filedOn} /> },
          { name: 'filedByName', value: record.filedByName },
          { name: 'preparedByName', value: record.preparedByName },
          { name: 'preparedAt', value: <InstantText value={record.preparedAt} /> },
          {
            name: 'rowsHash',
            value: record.rowsHash ? <Ltr>{record.rowsHash}</Ltr> : null,
            wide: true,
          },
          { name: 'note', value: record.note, wide: true },
        ]}
      />
    </Flex>
  )
}
