import { Form, Input, Select, Timeline, Typography } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import type { Schema } from '../../../api/types'
import { DateText } from '../../../kit/display/date-text'
import { FromTo } from '../../../kit/display/from-to'
import { nameIn } from '../../../kit/display/name-in'
import { Field } from '../../../kit/form/field-grid'
import { FormDialog } from '../../../kit/form/form-dialog'
import { ChoiceSelect, ChoiceText } from '../../../kit/inputs/choice-select'
import { DayInput } from '../../../kit/inputs/day-input'
import { useAbility } from '../../../providers/access'
import {
  MILESTONES,
  useMilestoneWrites,
  type Milestone,
  type MilestoneDetail,
} from './project-milestones'

interface ContractDayDialogProps {
  milestone: Milestone
  onClose: () => void
}

/** Gives a milestone another contract day, below the days that it had and why they were changed. */
export function ContractDayDialog({ milestone, onClose }: ContractDayDialogProps) {
  const { t } = useTranslation()
  const { id, name, version, projectId, contractOn } = milestone
  const write = useMilestoneWrites(projectId)
  const save = (values: { cause?: string; variationId?: number | null }) => {
    const { variationId = null, ...entered } = values
    const body = { ...entered, variationId: values.cause === 'variation' ? variationId : null }
    const path = `project-milestones/${id}/contract-days`
    return write({ path, method: 'post', body, version, done: t(`${MILESTONES}.day_changed`) })
  }
  return (
    <FormDialog
      title={t(`${MILESTONES}.change_day_title`, { name })}
      intro={<EarlierDays milestone={milestone} />}
      initialValues={{ contractOn } as object}
      saveLabel={t(`${MILESTONES}.change_day`)}
      onSave={save}
      onClose={onClose}
    >
      <Field resource={MILESTONES} name="contractOn" required>
        <DayInput />
      </Field>
      <Field resource={MILESTONES} name="cause" required>
        <ChoiceSelect list="milestone-changes" allowClear={false} />
      </Field>
      <VariationField projectId={projectId} />
      <Field resource={MILESTONES} name="reason" required>
        <Input.TextArea dir="auto" rows={3} maxLength={1000} />
      </Field>
    </FormDialog>
  )
}

function EarlierDays({ milestone }: { milestone: Milestone }) {
  const path = `/api/project-milestones/${milestone.id}`
  const { data } = useQuery({
    queryKey: [path, milestone.version],
    queryFn: async ({ signal }) => (await http.get<MilestoneDetail>(path, { signal })).data,
  })
  if (!data?.contractDays.length) return null
  return (
    <Timeline
      style={{ marginBlockStart: 16, marginBlockEnd: -16 }}
      items={data.contractDays.map((day, at) => ({
        key: at,
        children: (
          <>
            <FromTo from={<DateText value={day.fromOn} />} to={<DateText value={day.toOn} />} />
            {' · '}
            <ChoiceText list="milestone-changes" value={day.cause} />
            <br />
            <Typography.Text type="secondary">
              <bdi>{day.reason}</bdi>
              {day.changedBy ? <> · {day.changedBy}</> : null}
            </Typography.Text>
          </>
        ),
      }))}
    />
  )
}

/** The approved variation order that gives the time. */
function VariationField({ projectId }: { projectId: number }) {
  const { i18n } = useTranslation()
  const isWanted = Form.useWatch('cause') === 'variation'
  const mayRead = useAbility('variation-orders.view')
  const path = `/api/variation-orders?projectId=${projectId}&status=approved&_end=100`
  const { data = [] } = useQuery({
    queryKey: [path],
    queryFn: async ({ signal }) =>
      (await http.get<Schema<'VariationOrderRow'>[]>(path, { signal })).data,
    enabled: isWanted && mayRead,
  })
  if (!isWanted || !mayRead) return null
  return (
    <Field resource={MILESTONES} name="variationId">
      <Select
        allowClear
        options={data.map(({ id, number, title, titleAr }) => ({
          value: id,
          label: `${number} · ${nameIn(i18n.language, title, titleAr)}`,
        }))}
      />
    </Field>
  )
}
