import { useState, type ReactNode } from 'react'
import { Button, Flex, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { Money } from '../../../kit/display/numbers'
import { Empty } from '../../../kit/empty'
import { FactCard } from '../../../kit/table/fact-card'
import { AGEING, COLUMNS, type AgeingReport, type AgeingRow } from './ageing'
import { AgeingDocuments } from './ageing-documents'

interface AgeingCardsProps {
  report: AgeingReport | undefined
  search: string
  nameOf: (row: AgeingRow) => ReactNode
}

/** The report on a phone: what everyone owes first, then every client with what is not zero. */
export function AgeingCards({ report, search, nameOf }: AgeingCardsProps) {
  const { t } = useTranslation()
  if (!report) return <Skeleton active title={false} />
  if (report.rows.length === 0) return <Empty title={t(`${AGEING}.empty`)} />
  const card = { search, currency: report.currency }
  return (
    <Flex vertical gap="small" style={{ padding: 8 }}>
      <AgeingCard {...card} title={t(`${AGEING}.total`)} amounts={report.totals} />
      {report.rows.map((row) => (
        <AgeingCard
          {...card}
          key={row.clientId ?? row.clientName}
          title={nameOf(row)}
          amounts={row}
          clientId={row.clientId}
        />
      ))}
    </Flex>
  )
}

interface AgeingCardProps {
  title: ReactNode
  amounts: AgeingReport['totals']
  currency: string
  search: string
  clientId?: number | null
}

function AgeingCard({ title, amounts, currency, search, clientId }: AgeingCardProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const money = (value: string) => <Money bare value={value} currency={currency} />
  return (
    <FactCard
      title={title}
      items={COLUMNS.filter((name) => name === 'outstanding' || Number(amounts[name]) !== 0).map(
        (name) => ({
          key: name,
          label: t(`${AGEING}.bucket.${name}`),
          children:
            name === 'outstanding' ? <strong>{money(amounts[name])}</strong> : money(amounts[name]),
        })
      )}
    >
      {clientId ? (
        <Button
          type="link"
          style={{ paddingInline: 0 }}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {t('common.details')}
        </Button>
      ) : null}
      {open && clientId ? (
        <AgeingDocuments clientId={clientId} search={search} currency={currency} />
      ) : null}
    </FactCard>
  )
}
