import { useState } from 'react'
import { Button, Card, Input, Skeleton, Table } from 'antd'
import { SaveOutlined } from '@ant-design/icons'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http, ifMatch } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import type { Schema } from '../../../api/types'
import { toast } from '../../../providers/toast'
import { DateText } from '../../../kit/display/date-text'
import { DayInput } from '../../../kit/inputs/day-input'
import { LoadFailed } from '../../../kit/load-failed'
import { NONE } from '../../../kit/display/none'
import { Deviation } from './deviation'
import { QUOTATIONS, type QuotationDetail } from './quotation'

const TEXTS = `${QUOTATIONS}.plan`

type Stage = Plan['stages'][number]

type Plan = Schema<'StagePlan'>

const bodyOf = ({ stage, plannedOn, actualOn, responsible, remark }: Stage) => ({
  stage,
  plannedOn,
  actualOn,
  responsible,
  remark,
})

/** The plan as the server has it, and what was typed over it. */
function useStagePlan(id: number) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const path = `/api/quotations/${id}/stage-plan`
  const key = ['stage-plan', id]
  const [typed, setTyped] = useState<Record<string, Partial<Stage>>>({})
  const query = useQuery({
    queryKey: key,
    staleTime: 0,
    queryFn: async ({ signal }) => (await http.get<Plan>(path, { signal })).data,
  })
  const plan = query.data
  const save = useMutation({
    mutationFn: async () => {
      const stages = merged(plan!.stages, typed).map(bodyOf)
      return (await http.put<Plan>(path, { stages }, { headers: ifMatch(plan!.version) })).data
    },
    onSuccess: (saved) => {
      client.setQueryData(key, saved)
      setTyped({})
      void toast({ variant: 'success', title: t(`${TEXTS}.saved`) })
    },
    onError: (error) =>
      void toast({
        variant: 'destructive',
        title: t(`${TEXTS}.failed`),
        description: messageOf(error, t('kit.try_again')),
      }),
  })
  return { query, typed, setTyped, save }
}

/** Planned and actual days of the twelve stages, as the tracking sheet prints them. */
export function StagePlanCard({ quotation }: { quotation: QuotationDetail }) {
  const { t } = useTranslation()
  const { query, typed, setTyped, save } = useStagePlan(quotation.id)
  const plan = query.data
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  const mayPlan = quotation.can.plan === true
  const change = (stage: string, values: Partial<Stage>) =>
    setTyped((all) => ({ ...all, [stage]: { ...all[stage], ...values } }))
  return (
    <Card
      size="small"
      title={t(`${TEXTS}.title`)}
      extra={
        mayPlan ? (
          <Button
            size="small"
            type="primary"
            icon={<SaveOutlined />}
            loading={save.isPending}
            disabled={!plan || Object.keys(typed).length === 0}
            onClick={() => save.mutate()}
          >
            {t('common.save')}
          </Button>
        ) : null
      }
    >
      {plan ? (
        <StagesTable stages={merged(plan.stages, typed)} onChange={mayPlan ? change : undefined} />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 12 }} />
      )}
    </Card>
  )
}

const merged = (stages: Stage[], typed: Record<string, Partial<Stage>>): Stage[] =>
  stages.map((stage) => ({ ...stage, ...typed[stage.stage] }))

interface StagesTableProps {
  stages: Stage[]
  /** Absent for those who only read. */
  onChange?: (stage: string, values: Partial<Stage>) => void
}

/** The cells of a stage: inputs for who plans, text for the others. */
function useCells(onChange: StagesTableProps['onChange']) {
  const { t } = useTranslation()
  const nameOf = ({ stage }: Stage) => t(`${TEXTS}.stages.${stage}`)
  const text = (row: Stage, field: 'responsible' | 'remark', maxLength: number) =>
    onChange ? (
      <Input
        size="small"
        dir="auto"
        maxLength={maxLength}
        aria-label={`${t(`${TEXTS}.${field}`)}: ${nameOf(row)}`}
        value={row[field] ?? ''}
        onChange={({ target }) => onChange(row.stage, { [field]: target.value || null })}
      />
    ) : (
      <bdi>{row[field] ?? NONE}</bdi>
    )
  const day = (row: Stage, field: 'plannedOn' | 'actualOn') =>
    onChange ? (
      <DayInput
        aria-label={`${t(`${TEXTS}.${field}`)}: ${nameOf(row)}`}
        value={row[field]}
        onChange={(value) => onChange(row.stage, { [field]: value })}
      />
    ) : row[field] ? (
      <DateText value={row[field]} />
    ) : (
      NONE
    )
  return { nameOf, text, day }
}

function StagesTable({ stages, onChange }: StagesTableProps) {
  const { t } = useTranslation()
  const { nameOf, text, day } = useCells(onChange)
  return (
    <Table<Stage>
      size="small"
      rowKey="stage"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={stages}
      columns={[
        { title: t(`${TEXTS}.stage`), render: (_, row) => nameOf(row) },
        { title: t(`${TEXTS}.plannedOn`), width: 170, render: (_, row) => day(row, 'plannedOn') },
        {
          title: t(`${TEXTS}.actualOn`),
          width: 170,
          render: (_, row) =>
            row.recordedOn ? <DateText value={row.recordedOn} /> : day(row, 'actualOn'),
        },
        {
          title: t(`${TEXTS}.days`),
          align: 'end',
          width: 80,
          render: (_, row) => (
            <Deviation from={row.plannedOn} to={row.recordedOn ?? row.actualOn} />
          ),
        },
        {
          title: t(`${TEXTS}.responsible`),
          width: 180,
          render: (_, row) => text(row, 'responsible', 160),
        },
        { title: t(`${TEXTS}.remark`), render: (_, row) => text(row, 'remark', 300) },
      ]}
    />
  )
}
