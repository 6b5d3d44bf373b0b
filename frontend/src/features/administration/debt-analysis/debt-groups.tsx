import { useState } from 'react'
import { Card, Table, type TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { currencyText } from '../../../kit/display/currency'
import { LocalName } from '../../../kit/display/local-name'
import { NONE } from '../../../kit/display/none'
import { Money, Percent } from '../../../kit/display/numbers'
import { useFormats } from '../../../kit/display/use-formats'
import { usePageNumbers } from '../../../kit/pages'
import { Segments } from '../../../kit/segments'
import {
  DEBT_ANALYSIS,
  type DebtAnalysis,
  type DebtGroup,
  type Debtor,
  type OnOpen,
} from './debt-analysis'
import { OpenButton, sumColumns } from './debt-tables'
import styles from './debt-board.module.css'

interface GroupsProps {
  debt: DebtAnalysis
  onOpen: OnOpen
}

const WAYS = ['client', 'project', 'person'] as const

/** Who owes it: by client, project or salesperson. A row opens its documents. */
export function GroupsCard({ debt, onOpen }: GroupsProps) {
  const { t, i18n } = useTranslation()
  const [by, setBy] = useState<(typeof WAYS)[number]>('client')
  return (
    <Card
      size="small"
      className={styles.wide}
      title={`${t(`${DEBT_ANALYSIS}.owed_by`)} (${currencyText(debt.currency, i18n.language)})`}
      extra={
        <Segments
          value={by}
          onChange={setBy}
          options={WAYS.map((value) => ({ value, label: t(`${DEBT_ANALYSIS}.by.${value}`) }))}
        />
      }
    >
      {by === 'client' ? (
        <DebtorsTable debt={debt} onOpen={onOpen} />
      ) : (
        <GroupTable debt={debt} onOpen={onOpen} by={by} />
      )}
    </Card>
  )
}

const usePaged = () => ({
  size: 'small' as const,
  scroll: { x: true as const },
  pagination: {
    ...usePageNumbers(),
    pageSize: 10,
    hideOnSinglePage: true,
    size: 'small' as const,
  },
})

/** Who owes most, how late, and what is provided for. */
function DebtorsTable({ debt: { clients, currency }, onOpen }: GroupsProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const paged = usePaged()
  const open = ({ clientId, clientName }: Debtor) =>
    onOpen({ by: 'client', key: String(clientId), title: clientName })
  const text = (name: string) => t(`${DEBT_ANALYSIS}.${name}`)
  const columns: TableColumnsType<Debtor> = [
    { title: text('client'), render: (_, debtor) => <ClientName debtor={debtor} /> },
    ...sumColumns<Debtor>(t, currency),
    { title: text('share'), align: 'end', render: (_, { share }) => <Percent value={share} /> },
    {
      title: text('oldest'),
      align: 'end',
      render: (_, { oldestDays }) => (oldestDays ? formats.number(oldestDays) : NONE),
    },
    {
      title: text('provision'),
      align: 'end',
      render: (_, { provision }) => <Money bare value={provision} currency={currency} />,
    },
    {
      title: <span className="visually-hidden">{t('common.details')}</span>,
      render: (_, debtor) =>
        debtor.clientId ? (
          <OpenButton onClick={() => open(debtor)}>{text('open')}</OpenButton>
        ) : null,
    },
  ]
  return (
    <Table<Debtor>
      {...paged}
      rowKey={({ clientId, clientName }) => clientId ?? clientName}
      dataSource={clients}
      columns={columns}
    />
  )
}

function ClientName({ debtor: { clientId, clientName } }: { debtor: Debtor }) {
  const name = <bdi>{clientName}</bdi>
  return clientId ? <Link to={`/commercial/clients/${clientId}?tab=account`}>{name}</Link> : name
}

function GroupTable({ debt, onOpen, by }: GroupsProps & { by: 'project' | 'person' }) {
  const { t, i18n } = useTranslation()
  const paged = usePaged()
  const none = t(`${DEBT_ANALYSIS}.none.${by}`)
  const titleOf = ({ name, nameAr }: DebtGroup) =>
    (i18n.language === 'ar' ? (nameAr ?? name) : name) ?? none
  const columns: TableColumnsType<DebtGroup> = [
    {
      title: t(`${DEBT_ANALYSIS}.by.${by}`),
      render: (_, row) => (
        <OpenButton
          onClick={() => onOpen({ by, key: String(row.id ?? 'none'), title: titleOf(row) })}
        >
          {row.id === null ? none : <LocalName name={row.name} nameAr={row.nameAr} />}
        </OpenButton>
      ),
    },
    ...sumColumns<DebtGroup>(t, debt.currency),
  ]
  return (
    <Table<DebtGroup>
      {...paged}
      rowKey={({ id }) => id ?? 'none'}
      dataSource={by === 'project' ? debt.projects : debt.people}
      columns={columns}
    />
  )
}
