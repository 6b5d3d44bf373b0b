import { useState } from 'react'
import { Alert, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { Tabs } from '../../../kit/tabs'
import { useAddressTab } from '../../../kit/use-address-tab'
import { CashCard } from './cash-card'
import { EntriesDrawer, type EntriesOf } from './entries-drawer'
import { FigureCards } from './figure-cards'
import { NextPayment } from './next-payment'
import { PAYMENT_TRACKING, type CurrencyPayments, type ProjectPayments } from './payment-tracking'

/** What a project is worth, what came in and what it costs, for those who may see amounts. */
export function ProjectFigures({ project }: { project: ProjectPayments }) {
  const { t } = useTranslation()
  const { id, currencies, nextPayment } = project
  if (currencies)
    return (
      <Flex vertical gap="middle">
        <NextPayment next={nextPayment} />
        <Currencies id={id} currencies={currencies} />
      </Flex>
    )
  return <Alert type="info" showIcon message={t(`${PAYMENT_TRACKING}.no_amounts`)} />
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
