import { Alert, Flex } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { AbilityLink } from '../../../kit/ability-link'
import { LocalName } from '../../../kit/display/local-name'
import { StatusTag } from '../../../kit/display/status-tag'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { useRecord } from '../../../kit/show/use-record'
import { Tabs } from '../../../kit/tabs'
import { useAddressTab } from '../../../kit/use-address-tab'
import { CashCard } from './cash-card'
import { EntriesDrawer, type EntriesOf } from './entries-drawer'
import { FigureCards } from './figure-cards'
import { PAYMENT_TRACKING, type CurrencyPayments, type ProjectPayments } from './payment-tracking'

/** One project: every figure opens its documents, each currency by itself. */
export default function ProjectPaymentsPage() {
  const { t } = useTranslation()
  const query = useRecord<ProjectPayments>(PAYMENT_TRACKING, useParams().id)
  if (query.error)
    return <LoadFailed page error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <PageSkeleton rows={10} />
  const project = query.data
  return (
    <>
      <PageHeader
        title={project.code}
        back={{ to: '/production/payment-tracking', label: t(`${PAYMENT_TRACKING}.title`) }}
        tags={<StatusTag status={project.status} />}
        subtitle={
          <AbilityLink ability="projects.view" to={`/production/projects/${project.id}`}>
            <LocalName name={project.name} nameAr={project.nameAr} />
          </AbilityLink>
        }
      />
      {project.currencies ? (
        <Currencies id={project.id} currencies={project.currencies} />
      ) : (
        <Alert type="info" showIcon message={t(`${PAYMENT_TRACKING}.no_amounts`)} />
      )}
    </>
  )
}

/** Currencies are never added up: a project that has several has a tab for each. */
function Currencies({ id, currencies }: { id: number; currencies: CurrencyPayments[] }) {
  const keys = currencies.map(({ currency }) => currency)
  const [active, open] = useAddressTab(keys, 'currency')
  const [entries, setEntries] = useState<EntriesOf | null>(null)
  const shown = currencies.find(({ currency }) => currency === active)
  if (!shown) return null
  return (
    <Flex vertical gap="middle">
      {keys.length > 1 ? (
        <Tabs
          activeKey={active}
          onChange={open}
          items={keys.map((key) => ({ key, label: <bdi dir="ltr">{key}</bdi> }))}
        />
      ) : null}
      <FigureCards
        payments={shown}
        onOpen={(figure) => setEntries({ id, figure, currency: shown.currency })}
      />
      <CashCard
        payments={shown}
        onOpen={(figure, month) => setEntries({ id, figure, month, currency: shown.currency })}
      />
      <EntriesDrawer of={entries} onClose={() => setEntries(null)} />
    </Flex>
  )
}
