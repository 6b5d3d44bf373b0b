import { useState } from 'react'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../../kit/empty'
import { LoadFailed } from '../../../kit/load-failed'
import { Segments } from '../../../kit/segments'
import { useAddressTab } from '../../../kit/use-address-tab'
import { PlanningPage } from '../planning/planning-page'
import { usePlanningProject } from '../planning/use-planning-project'
import styles from '../planning/planning.module.css'
import { PromisesDrawer } from './promises-drawer'
import { ReasonsCard } from './reasons-card'
import { ReliabilityCard } from './reliability-card'
import { RANGES, RESULTS, useResults, type Opened, type Results } from './results'
import { ResultFigures } from './result-figures'
import { WeeksCard } from './weeks-card'

/** How reliable promises were, and why they were missed. */
export default function ResultsPage() {
  const { t } = useTranslation()
  const [projectId, choose] = usePlanningProject()
  const [weeks = '13', open] = useAddressTab(RANGES, 'weeks')
  const query = useResults(projectId, weeks)
  return (
    <PlanningPage active="results" projectId={projectId} onChoose={choose}>
      <div className={styles.toolbar}>
        <Segments
          aria-label={t(`${RESULTS}.range`)}
          value={weeks}
          onChange={open}
          options={RANGES.map((value) => ({
            value,
            label: t(`${RESULTS}.weeks`, { count: Number(value) }),
          }))}
        />
      </div>
      {query.error && !query.data ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data ? (
        <Shown results={query.data} projectId={projectId} />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 10 }} />
      )}
    </PlanningPage>
  )
}

function Shown({ results, projectId }: { results: Results; projectId: number | undefined }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<Opened | null>(null)
  if (!results.made) return <Empty title={t(`${RESULTS}.none`)} hint={t(`${RESULTS}.none_hint`)} />
  const scope = {
    ...{ status: 'closed', weekOn_gte: results.from, weekOn_lte: results.to },
    ...(projectId === undefined ? {} : { projectId: String(projectId) }),
  }
  const onOpen = ({ title, filters }: Opened) =>
    setOpened({ title, filters: { ...scope, ...filters } })
  return (
    <>
      <ResultFigures results={results} onOpen={onOpen} />
      <div className={styles.charts}>
        <WeeksCard weeks={results.weeks} onOpen={onOpen} />
        {results.reasons.length ? <ReasonsCard reasons={results.reasons} onOpen={onOpen} /> : null}
        <ReliabilityCard
          kind="projects"
          onOpen={onOpen}
          rows={results.projects.map(({ projectId: id, ...row }) => ({
            ...row,
            key: id,
            filters: { projectId: String(id) },
          }))}
        />
        <ReliabilityCard
          kind="people"
          onOpen={onOpen}
          rows={results.people.map(({ userId, ...row }) => ({
            ...row,
            key: userId,
            nameAr: null,
            filters: { promisedBy: String(userId) },
          }))}
        />
      </div>
      <PromisesDrawer opened={opened} onClose={() => setOpened(null)} />
    </>
  )
}
