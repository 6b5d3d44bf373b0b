import { useState } from 'react'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../../kit/load-failed'
import { Segments } from '../../../kit/segments'
import { useAddressTab } from '../../../kit/use-address-tab'
import { PlanningPage } from '../planning/planning-page'
import { usePlanningProject } from '../planning/use-planning-project'
import styles from '../planning/planning.module.css'
import { LOOK_AHEAD, STATES, useLookAhead } from './look-ahead'
import { LookAheadFiles } from './look-ahead-files'
import { LookAheadTable } from './look-ahead-table'

/** What is to be done in the next six weeks, and what keeps it from being ready. */
export default function LookAheadPage() {
  const { t } = useTranslation()
  const [projectId, choose] = usePlanningProject()
  const [state = 'all', open] = useAddressTab(STATES, 'state')
  const asked = `${projectId ?? ''} ${state}`
  const [paged, setPaged] = useState({ asked, page: 1 })
  // another project or state begins with its first page
  const page = paged.asked === asked ? paged.page : 1
  const query = useLookAhead({ projectId, state, page })
  return (
    <PlanningPage active="look_ahead" projectId={projectId} onChoose={choose}>
      <div className={styles.toolbar}>
        <Segments
          className={styles.states}
          aria-label={t(`${LOOK_AHEAD}.state`)}
          value={state}
          onChange={open}
          options={STATES.map((value) => ({ value, label: t(`${LOOK_AHEAD}.states.${value}`) }))}
        />
        <span className={styles.end} />
        {query.data ? (
          <LookAheadFiles ahead={query.data} projectId={projectId} state={state} />
        ) : null}
      </div>
      {query.error && !query.data ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data ? (
        <LookAheadTable
          ahead={query.data}
          showsProject={projectId === undefined}
          page={page}
          onPage={(next) => setPaged({ asked, page: next })}
        />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 10 }} />
      )}
    </PlanningPage>
  )
}
