import { useState } from 'react'
import { Alert, Button, Card, Flex } from 'antd'
import { ShoppingCartOutlined } from '@ant-design/icons'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../api/http-error'
import { Empty } from '../../../kit/empty'
import { LoadFailed } from '../../../kit/load-failed'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { Segments } from '../../../kit/segments'
import { toast } from '../../../providers/toast'
import type { SchedulePlan } from '../schedules/plan/types'
import { AddNeed } from './add-need'
import { isUnrequested, NEEDS, useMaterialNeeds, useNeedActions } from './material-needs'
import type { MaterialNeed, MaterialNeeds } from './material-needs'
import { NeedsTable } from './needs-table'

const FILTERS = ['all', 'late', 'unrequested'] as const
type Filter = (typeof FILTERS)[number]

const PASSES: Record<Filter, (need: MaterialNeed) => boolean> = {
  all: () => true,
  late: ({ state }) => state === 'late',
  unrequested: isUnrequested,
}

/** What the tasks of a schedule need, by when, and when it is there. */
export default function NeedsView({ plan }: { plan: SchedulePlan }) {
  const { projectId, version } = plan.schedule
  const { data, isError, error, refetch } = useMaterialNeeds(projectId, version)
  if (isError) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton rows={8} />
  return <Needs plan={plan} data={data} />
}

function Needs({ plan, data }: { plan: SchedulePlan; data: MaterialNeeds }) {
  const { t } = useTranslation()
  const [filter, setFilter] = useState<Filter>('all')
  const [chosen, setChosen] = useState<number[]>([])
  const { projectId } = plan.schedule
  const late = data.tasks.filter((task) => task.late).length
  const shown = data.needs.filter(PASSES[filter])
  const open = new Set(data.needs.filter(isUnrequested).map(({ id }) => id))
  return (
    <Card size="small">
      <Flex vertical gap="middle">
        {late ? (
          <Alert type="error" showIcon message={t(`${NEEDS}.late_tasks`, { count: late })} />
        ) : null}
        <Flex gap="small" wrap justify="space-between">
          <FilterSwitch needs={data.needs} value={filter} onChange={setFilter} />
          <Flex gap="small" wrap>
            {data.can.update ? <AddNeed plan={plan} /> : null}
            {data.can.request ? (
              <RequestButton projectId={projectId} chosen={chosen.filter((id) => open.has(id))} />
            ) : null}
          </Flex>
        </Flex>
        {data.needs.length ? (
          <NeedsTable
            projectId={projectId}
            needs={shown}
            can={data.can}
            chosen={chosen}
            onChoose={setChosen}
          />
        ) : (
          <Empty title={t(`${NEEDS}.empty`)} />
        )}
      </Flex>
    </Card>
  )
}

interface FilterSwitchProps {
  needs: MaterialNeed[]
  value: Filter
  onChange: (filter: Filter) => void
}

function FilterSwitch({ needs, value, onChange }: FilterSwitchProps) {
  const { t } = useTranslation()
  return (
    <Segments<Filter>
      aria-label={t(`${NEEDS}.filter`)}
      value={value}
      onChange={onChange}
      options={FILTERS.map((key) => ({
        value: key,
        label: `${t(`${NEEDS}.filters.${key}`)} (${needs.filter(PASSES[key]).length})`,
      }))}
    />
  )
}

/** Makes one purchase request of what was chosen, and opens it. */
function RequestButton({ projectId, chosen }: { projectId: number; chosen: number[] }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { request } = useNeedActions(projectId)
  const make = async () => {
    try {
      const { id } = await request.mutateAsync(chosen.map((one) => ({ id: one })))
      toast({ variant: 'success', title: t(`${NEEDS}.requested`) })
      void navigate(`/procurement/purchase-requests/${id}`)
    } catch (error) {
      toast({
        variant: 'destructive',
        title: t('kit.action_failed'),
        description: messageOf(error, t('kit.try_again')),
      })
    }
  }
  return (
    <Button
      type="primary"
      icon={<ShoppingCartOutlined />}
      disabled={!chosen.length}
      loading={request.isPending}
      onClick={() => void make()}
    >
      {t(`${NEEDS}.request`, { count: chosen.length })}
    </Button>
  )
}
