import { useState } from 'react'
import { Button, Flex, Tag, Typography, type TableColumnType } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAbility } from '../../../providers/access'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Money, Quantity } from '../../../kit/display/numbers'
import { RelatedList } from '../../../kit/show/related-list'
import { ImportDrawer } from './import-drawer'
import { STATEMENTS, type BankAccount, type BankStatement, type ListedImport } from './statement'
import { UploadStatement } from './upload-statement'

/** The statements of an account: new ones are uploaded, checked and imported here. */
export function StatementsTab({ account }: { account: BankAccount }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const mayImport = useAbility('bank-statements.import')
  const [shownId, setShownId] = useState<number | null>(null)
  const refresh = () => void client.invalidateQueries({ queryKey: ['related'] })
  return (
    <Flex vertical gap="large">
      {mayImport && account.active ? (
        <Flex vertical gap="small">
          <Typography.Text>{t(`${STATEMENTS}.hint`)}</Typography.Text>
          <UploadStatement
            accountId={account.id}
            onUploaded={({ id }) => {
              setShownId(id)
              refresh()
            }}
          />
        </Flex>
      ) : null}
      <Imports accountId={account.id} onOpen={setShownId} />
      <Statements account={account} />
      {shownId === null ? null : (
        <ImportDrawer
          key={shownId}
          id={shownId}
          onChanged={refresh}
          onClose={() => setShownId(null)}
        />
      )}
    </Flex>
  )
}

const STATUS_COLOURS = {
  reading: 'blue',
  mapping: 'gold',
  ready: 'cyan',
  failed: 'red',
  importing: 'blue',
  imported: 'green',
} as const

function useFileColumns(onOpen: (id: number) => void): TableColumnType<ListedImport>[] {
  const { t } = useTranslation()
  const text = (name: string) => t(`${STATEMENTS}.${name}`)
  return [
    {
      key: 'fileName',
      title: text('file'),
      render: (_, batch) => (
        <Button type="link" style={{ paddingInline: 0 }} onClick={() => onOpen(batch.id)}>
          <bdi>{batch.fileName}</bdi>
        </Button>
      ),
    },
    {
      key: 'status',
      title: text('status_of_file'),
      render: (_, { status }) => (
        <Tag color={STATUS_COLOURS[status]}>{text(`status.${status}`)}</Tag>
      ),
    },
    {
      key: 'newLines',
      title: text('new_lines'),
      render: (_, { newLines }) => <Quantity value={newLines} />,
    },
    {
      key: 'createdAt',
      title: text('uploaded_at'),
      render: (_, { createdAt }) => <InstantText value={createdAt} />,
    },
  ]
}

function Imports({ accountId, onOpen }: { accountId: number; onOpen: (id: number) => void }) {
  const { t } = useTranslation()
  const text = (name: string) => t(`${STATEMENTS}.${name}`)
  return (
    <section>
      <Typography.Title level={5}>{text('files')}</Typography.Title>
      <RelatedList<ListedImport>
        path={`bank-statement-imports?bankAccountId=${accountId}&_sort=updatedAt&_order=desc`}
        label={text('files')}
        empty={text('no_files')}
        columns={useFileColumns(onOpen)}
      />
    </section>
  )
}

function useStatementColumns(): TableColumnType<BankStatement>[] {
  const { t } = useTranslation()
  const text = (name: string) => t(`${STATEMENTS}.${name}`)
  return [
    {
      key: 'number',
      title: text('number'),
      render: (_, { number, closedOn }) => <Ltr>{number || closedOn}</Ltr>,
    },
    {
      key: 'closedOn',
      title: text('closed_on'),
      render: (_, { closedOn }) => <DateText value={closedOn} />,
    },
    ...(['opening', 'closing'] as const).map((key) => ({
      ...{ key, title: text(key), align: 'end' as const },
      render: (_: unknown, row: BankStatement) => (
        <Money value={row[key]} currency={row.currency} />
      ),
    })),
    {
      key: 'lineCount',
      title: text('lines'),
      align: 'end',
      render: (_, { lineCount }) => <Quantity value={lineCount} />,
    },
    {
      key: 'gap',
      title: text('gap'),
      render: (_, { gap, currency }) =>
        gap ? (
          <Tag color="orange">
            <Money value={gap} currency={currency} />
          </Tag>
        ) : null,
    },
  ]
}

function Statements({ account }: { account: BankAccount }) {
  const { t } = useTranslation()
  const text = (name: string) => t(`${STATEMENTS}.${name}`)
  return (
    <section>
      <Typography.Title level={5}>{text('title')}</Typography.Title>
      <RelatedList<BankStatement>
        path={`bank-statements?bankAccountId=${account.id}&_sort=closedOn&_order=desc`}
        label={text('title')}
        empty={text('no_statements')}
        columns={useStatementColumns()}
      />
    </section>
  )
}
