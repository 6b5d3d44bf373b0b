import { Alert, Card, Flex, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '@binaa/backend/money'
import { Money } from '../../../kit/display/numbers'
import { Figure, FigureList } from '../../../kit/show/figure-list'
import { RecordTable } from '../../../kit/table/record-table'
import { BaseMoney } from '../ledger/base-money'
import { DocumentLink } from '../ledger/document-link'
import { VAT_RETURNS, type VatReturn } from './vat-return'

type TieDocument = VatReturn['ledger']['documents'][number]

/** VAT of the return beside that of the ledger, and the documents that make a difference. */
export function LedgerTie({ ledger }: Pick<VatReturn, 'ledger'>) {
  const { t } = useTranslation()
  const text = (name: string) => t(`${VAT_RETURNS}.ledger.${name}`)
  return (
    <Card size="small" title={text('title')}>
      <Flex vertical gap="middle">
        <FigureList>
          {(['returned', 'posted', 'difference'] as const).map((name) => (
            <Figure key={name} name={text(name)}>
              <Money value={ledger[name]} currency={BASE_CURRENCY} />
            </Figure>
          ))}
        </FigureList>
        {ledger.documents.length ? (
          <Differences documents={ledger.documents} />
        ) : (
          <Alert type="success" showIcon role="status" message={text('ties')} />
        )}
      </Flex>
    </Card>
  )
}

function Differences({ documents }: { documents: TieDocument[] }) {
  const { t } = useTranslation()
  const columns: TableColumnsType<TieDocument> = [
    {
      title: t(`${VAT_RETURNS}.ledger.document`),
      render: (_, row) => (
        <>
          {t(`finance.ledger.kind.${row.documentKind}`)} <DocumentLink row={row} />
        </>
      ),
    },
    ...(['returned', 'posted'] as const).map((name) => ({
      title: t(`${VAT_RETURNS}.ledger.${name}`),
      align: 'end' as const,
      render: (_: unknown, row: TieDocument) => <BaseMoney value={row[name]} />,
    })),
  ]
  return (
    <>
      <Alert type="warning" showIcon role="status" message={t(`${VAT_RETURNS}.ledger.differs`)} />
      <RecordTable<TieDocument>
        size="small"
        pagination={false}
        scroll={{ x: 'max-content' }}
        rowKey={(row) => `${row.documentKind} ${row.documentId}`}
        dataSource={documents}
        columns={columns}
      />
    </>
  )
}
