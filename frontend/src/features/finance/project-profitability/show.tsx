import { useState } from 'react'
import { Flex } from 'antd'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '@binaa/backend/money'
import { AbilityLink } from '../../../kit/ability-link'
import { LocalName } from '../../../kit/display/local-name'
import { Money, Percent } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { FileOrderButton } from '../../../kit/jobs/file-order-button'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { useAbility } from '../../../providers/access'
import { CostItemsDrawer } from '../costs/cost-items-drawer'
import type { OpenedFigure } from '../costs/costs'
import { EstimateButton } from './estimate-button'
import { HeadsChart } from './heads-chart'
import { PROFITABILITY, type ProjectProfitability } from './project-profitability'
import { Statement } from './statement'

export default function ProfitabilityShow() {
  const { t } = useTranslation()
  const query = useRecord<ProjectProfitability>(PROFITABILITY, useParams().id)
  return (
    <ResourceShow<ProjectProfitability>
      resource={PROFITABILITY}
      query={query}
      history={false}
      remembered={false}
      back={{ to: '/finance/project-profitability', label: t(`${PROFITABILITY}.title`) }}
      titleOf={(project) => project.code}
      tags={(project) => <StatusTag status={project.status} />}
      subtitle={(project) => (
        <AbilityLink ability="projects.view" to={`/production/projects/${project.id}`}>
          <LocalName name={project.name} nameAr={project.nameAr} />
        </AbilityLink>
      )}
      summary={(project) => [
        ...(['revised', 'forecast', 'margin'] as const).map((name) => ({
          name,
          value: <Money value={project[name]} currency={BASE_CURRENCY} />,
        })),
        { name: 'marginPercent', value: <Percent value={project.marginPercent} /> },
      ]}
      actions={(project) => <Actions project={project} />}
      tabs={(project) => [
        {
          key: 'figures',
          label: t(`${PROFITABILITY}.figures_tab`),
          children: <Figures project={project} />,
        },
      ]}
    />
  )
}

function Actions({ project }: { project: ProjectProfitability }) {
  const { t } = useTranslation()
  return (
    <>
      {useAbility('project-estimates.manage') ? <EstimateButton project={project} /> : null}
      <FileOrderButton
        url="/api/project-profitability/exports"
        formats={['pdf', 'xlsx', 'csv']}
        bodyOf={(format) => ({ format, projectId: project.id })}
        label={t('kit.export')}
        title={t('kit.export')}
      />
    </>
  )
}

/** The figures of a project; each that is made of documents opens them. */
function Figures({ project }: { project: ProjectProfitability }) {
  const [figure, open] = useState<OpenedFigure | null>(null)
  return (
    <Flex vertical gap="middle">
      <Statement project={project} onOpen={open} />
      {project.heads.length ? <HeadsChart project={project} onOpen={open} /> : null}
      {figure ? (
        <CostItemsDrawer
          figure={figure}
          path={`project-profitability/${project.id}/items`}
          onClose={() => open(null)}
        />
      ) : null}
    </Flex>
  )
}
