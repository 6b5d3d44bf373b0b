import { Alert, Form, InputNumber, Radio, Skeleton, theme } from 'antd'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../api/http-error'
import { InstantText } from '../../../kit/display/date-text'
import { Whole } from '../../../kit/display/numbers'
import { FormDialog } from '../../../kit/form/form-dialog'
import { useDebounced } from '../../../kit/inputs/use-debounced'
import { toast } from '../../../providers/toast'
import { SizeText } from '../../../kit/display/size-text'
import { RETENTION, usePreview, useSaveRule, type RetentionRule } from './retention-rule'

interface RuleDialogProps {
  rule: RetentionRule
  onClose: () => void
}

interface Values {
  kept: 'days' | 'for_ever'
  days: number | null
}

/** Days for one kind, with what they would remove before they are saved. */
export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const { t } = useTranslation()
  const save = useSaveRule(rule)
  const onSave = async ({ kept, days }: Values) => {
    await save.mutateAsync(kept === 'for_ever' ? null : days)
    toast({ variant: 'success', title: t(`${RETENTION}.saved`) })
  }
  return (
    <FormDialog<Values>
      title={t(`${RETENTION}.kind.${rule.kind}.name`)}
      intro={t(`${RETENTION}.minimum`, { count: rule.minimumDays })}
      initialValues={{
        kept: rule.days === null ? 'for_ever' : 'days',
        days: rule.days ?? rule.defaultDays ?? rule.minimumDays,
      }}
      onSave={onSave}
      onClose={onClose}
    >
      <RuleFields rule={rule} />
    </FormDialog>
  )
}

function RuleFields({ rule }: { rule: RetentionRule }) {
  const { t } = useTranslation()
  const { token } = theme.useToken()
  const form = Form.useFormInstance<Values>()
  const kept = Form.useWatch('kept', form)
  const days = Form.useWatch('days', form)
  const isLongEnough = kept === 'days' && typeof days === 'number' && days >= rule.minimumDays
  return (
    <>
      <Form.Item name="kept" label={t(`${RETENTION}.fields.kept`)}>
        <Radio.Group
          options={[
            { value: 'days', label: t(`${RETENTION}.some_days`) },
            { value: 'for_ever', label: t(`${RETENTION}.for_ever`) },
          ]}
        />
      </Form.Item>
      {kept === 'days' ? (
        <Form.Item name="days" label={t(`${RETENTION}.fields.days`)} rules={[{ required: true }]}>
          <InputNumber min={rule.minimumDays} max={36_500} precision={0} />
        </Form.Item>
      ) : null}
      {/* as high as what it may say at most: the buttons below stay where they are */}
      <div style={{ minHeight: token.controlHeightLG * 2.5 }}>
        <Preview kind={rule.kind} days={isLongEnough ? days : null} />
      </div>
    </>
  )
}

function Preview({ kind, days }: { kind: string; days: number | null }) {
  const { t } = useTranslation()
  const asked = useDebounced(days)
  const { data, error, isFetching } = usePreview(kind, asked)
  if (days === null) return null
  if (isFetching || asked !== days) return <Skeleton active title={false} paragraph={{ rows: 2 }} />
  if (error) return <Alert type="error" message={messageOf(error, t('kit.try_again'))} />
  if (!data) return null
  if (!data.rows) return <Alert type="success" message={t(`${RETENTION}.nothing`)} />
  return (
    <Alert
      type="warning"
      showIcon
      message={
        <>
          {t(data.more ? `${RETENTION}.would_remove_more` : `${RETENTION}.would_remove`)}{' '}
          <Whole value={data.rows} /> · <SizeText bytes={data.bytes} />
        </>
      }
      description={
        <>
          {t(`${RETENTION}.oldest`)} <InstantText value={data.oldestAt!} />
        </>
      }
    />
  )
}
