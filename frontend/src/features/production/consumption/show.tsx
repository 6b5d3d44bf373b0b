import { Flex } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { AbilityLink } from '../../../kit/ability-link'
import { LocalName } from '../../../kit/display/local-name'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { nameIn } from '../../../kit/display/name-in'
import { useRecord } from '../../../kit/show/use-record'
import { CONSUMPTION, type ConsumptionDetail, type Opened } from './consumption'
import { EntriesDrawer } from './entries-drawer'
import { Facts } from './facts'
import { MaterialActions } from './material-actions'
import { MonthsCard } from './months-card'

interface Opening {
  figure: Opened
  month?: string
}

/** A material of a project: its figures, each with its rows, and its months. */
export default function ConsumptionPage() {
  const { t, i18n } = useTranslation()
  const query = useRecord<ConsumptionDetail>(CONSUMPTION, useParams().id)
  const [opening, setOpening] = useState<Opening | null>(null)
  if (query.error)
    return <LoadFailed page error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <PageSkeleton rows={10} />
  const row = query.data
  return (
    <>
      <PageHeader
        title={nameIn(i18n.language, row.materialName, row.materialNameAr)}
        back={{ to: '/production/consumption', label: t(`${CONSUMPTION}.title`) }}
        subtitle={
          <AbilityLink ability="projects.view" to={`/production/projects/${row.projectId}`}>
            <bdi dir="ltr">{row.code}</bdi>{' '}
            <LocalName name={row.projectName} nameAr={row.projectNameAr} />
          </AbilityLink>
        }
        actions={<MaterialActions row={row} />}
      />
      <Flex vertical gap="middle">
        <Facts row={row} onOpen={(figure) => setOpening({ figure })} />
        <MonthsCard row={row} onOpen={(figure, month) => setOpening({ figure, month })} />
      </Flex>
      <EntriesDrawer row={row} of={opening} onClose={() => setOpening(null)} />
    </>
  )
}
