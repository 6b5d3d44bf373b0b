import { useState } from 'react'
import { Flex, Pagination, Skeleton } from 'antd'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import type { Schema } from '../../../api/types'
import { useFormats } from '../../../kit/display/use-formats'
import { Empty } from '../../../kit/empty'
import { LoadFailed } from '../../../kit/load-failed'
import { Segments } from '../../../kit/segments'
import { ExportHours } from './export-hours'
import { LockWeek } from './lock-week'
import { TeamList } from './team-list'
import { TIMESHEETS } from './timesheet'
import { useWeekAddress } from './use-week-address'
import { WeekSwitch } from './week-switch'

type Team = Schema<'TimesheetTeam'>
type Counts = Team['counts']
type State = keyof Counts
type Shown = State | 'everyone'

const STATES: State[] = ['missing', 'draft', 'submitted', 'approved', 'locked']

const everyoneIn = (counts: Counts): number => STATES.reduce((sum, one) => sum + counts[one], 0)

/** The week of everyone whom the viewer answers for, and who has not begun it. */
export function TeamWeek() {
  const [weekStart, setWeekStart] = useWeekAddress()
  const [state, setState] = useState<Shown>('everyone')
  const [page, setPage] = useState(1)
  const query = useTeam({ weekStart, state, page })
  const counts = query.data?.counts
  const show = (next: Shown) => {
    setState(next)
    setPage(1)
  }
  return (
    <Flex vertical gap="middle">
      <Flex gap="middle" wrap justify="space-between">
        <WeekSwitch weekStart={weekStart} onChange={setWeekStart} />
        <Flex gap="small" wrap>
          {counts?.approved ? <LockWeek weekStart={weekStart} count={counts.approved} /> : null}
          {counts?.locked ? <ExportHours weekStart={weekStart} /> : null}
        </Flex>
      </Flex>
      <StateChoice value={state} counts={counts} onChange={show} />
      <Members query={query} weekStart={weekStart} />
      {query.data ? (
        <Pagination
          hideOnSinglePage
          current={page}
          pageSize={query.data.pageSize}
          total={state === 'everyone' ? everyoneIn(query.data.counts) : query.data.counts[state]}
          showSizeChanger={false}
          onChange={setPage}
        />
      ) : null}
    </Flex>
  )
}

interface StateChoiceProps {
  value: Shown
  /** How many weeks are in each state, once that is known. */
  counts: Counts | undefined
  onChange: (value: Shown) => void
}

function StateChoice({ value, counts, onChange }: StateChoiceProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const option = (name: Shown, count: number) => ({
    value: name,
    label: `${t(`${TIMESHEETS}.state.${name}`)} (${formats.number(count)})`,
  })
  return (
    <Segments<Shown>
      value={value}
      onChange={onChange}
      options={[
        option('everyone', counts ? everyoneIn(counts) : 0),
        ...STATES.map((one) => option(one, counts?.[one] ?? 0)),
      ]}
      style={{ alignSelf: 'flex-start', maxInlineSize: '100%', overflowX: 'auto' }}
    />
  )
}

interface MembersProps {
  query: ReturnType<typeof useTeam>
  weekStart: string
}

function Members({ query, weekStart }: MembersProps) {
  const { t } = useTranslation()
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton active title={false} paragraph={{ rows: 8 }} />
  const { people } = query.data
  if (!people.length) return <Empty title={t(`${TIMESHEETS}.no_people`)} />
  return <TeamList people={people} weekStart={weekStart} />
}

function useTeam({ weekStart, state, page }: { weekStart: string; state: string; page: number }) {
  const params = { weekStart, page, ...(state === 'everyone' ? {} : { state }) }
  return useQuery({
    // read again with the records of timesheets
    queryKey: ['record', TIMESHEETS, 'team', params],
    queryFn: async ({ signal }) =>
      (await http.get<Team>('/api/timesheets/team', { params, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
