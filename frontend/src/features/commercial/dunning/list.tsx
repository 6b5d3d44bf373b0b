import { FilePdfOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { MixedText } from '../../../kit/display/mixed-text'
import { Money } from '../../../kit/display/numbers'
import { SendByMail } from '../../../kit/mails/send-by-mail'
import { LinkButton } from '../../../kit/link-button'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { DueClients } from './due-clients'
import { DUNNING, type DunningLetter } from './dunning'

const columnsOf = (t: TFunction): Column<DunningLetter>[] => [
  { key: 'number', sortable: true, render: (row) => <Ltr>{row.number}</Ltr> },
  {
    key: 'clientName',
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <MixedText>{row.clientName}</MixedText>,
  },
  { key: 'level', sortable: true, render: (row) => t(`${DUNNING}.level.${row.level}`) },
  { key: 'writtenOn', sortable: true, render: (row) => <DateText value={row.writtenOn} /> },
  {
    key: 'invoices',
    render: (row) => <Ltr>{row.invoices.map(({ number }) => number).join(', ')}</Ltr>,
  },
  {
    key: 'total',
    sortable: true,
    align: 'end',
    render: (row) => <Money value={row.total} currency={row.currency} />,
  },
  { key: 'createdByName', optional: true },
  {
    key: 'pdf',
    render: (row) => (row.pdfUrl ? <Print letter={row} pdfUrl={row.pdfUrl} /> : null),
  },
]

/** The letter as it was printed, and by mail. */
function Print({ letter, pdfUrl }: { letter: DunningLetter; pdfUrl: string }) {
  const { t } = useTranslation()
  return (
    <Flex gap="small">
      <Button size="small" icon={<FilePdfOutlined />} href={`${pdfUrl}?inline=1`} target="_blank">
        PDF
      </Button>
      <SendByMail
        size="small"
        path={`/api/dunning-letters/${letter.id}/mails`}
        title={t(`${DUNNING}.mail.title`, { number: letter.number })}
      />
    </Flex>
  )
}

/** Who has overdue invoices, and the letters that were written about them. */
export default function DunningList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<DunningLetter>
      resource={DUNNING}
      columns={columnsOf(t)}
      labelOf={(row) => row.number}
      searchable={false}
      initialSorters={[{ field: 'writtenOn', order: 'desc' }]}
      above={<DueClients />}
      actions={
        <LinkButton to="/commercial/dunning/levels">{t(`${DUNNING}.levels.title`)}</LinkButton>
      }
      emptyHint={t(`${DUNNING}.empty`)}
    />
  )
}
