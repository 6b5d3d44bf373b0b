import { Card, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { AbilityLink } from '../../../kit/ability-link'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { NONE } from '../../../kit/display/none'
import { Money, Percent } from '../../../kit/display/numbers'
import { useFormats } from '../../../kit/display/use-formats'
import { Figure, FigureList } from '../../../kit/show/figure-list'
import { PROJECTS } from './project'

type Contract = NonNullable<Schema<'ProjectOverview'>['contracts']>[number]

/** The terms of the project's contracts, as commercial keeps them. */
export function ContractCard({ contracts }: { contracts: Contract[] }) {
  const { t } = useTranslation()
  return (
    <Card size="small" title={t(`${PROJECTS}.contract.title`, { count: contracts.length })}>
      {contracts.length ? (
        <Flex vertical gap="middle">
          {contracts.map((contract) => (
            <Terms key={contract.id} contract={contract} />
          ))}
        </Flex>
      ) : (
        t(`${PROJECTS}.contract.none`)
      )}
    </Card>
  )
}

function Terms({ contract }: { contract: Contract }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const name = (key: string) => t(`${PROJECTS}.contract.${key}`)
  const percents = ['vatRate', 'retention', 'retentionCap', 'advanceRecovery'] as const
  return (
    <FigureList>
      <Figure name={name('number')}>
        <AbilityLink ability="invoices.view" to={`/commercial/contracts/${contract.id}`}>
          <Ltr>{contract.number}</Ltr>
        </AbilityLink>
      </Figure>
      <Figure name={name('reference')}>
        {contract.reference ? <bdi>{contract.reference}</bdi> : NONE}
      </Figure>
      <Figure name={name('signedOn')}>
        <DateText value={contract.signedOn} />
      </Figure>
      <Figure name={name('value')}>
        <Money value={contract.value} currency={contract.currency} />
      </Figure>
      {percents.map((key) => (
        <Figure key={key} name={name(key)}>
          {contract[key] === null ? NONE : <Percent value={contract[key]} decimals={2} />}
        </Figure>
      ))}
      <Figure name={name('paymentDays')}>{formats.number(contract.paymentDays)}</Figure>
    </FigureList>
  )
}
