import { App, Flex, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../api/http-error'
import { ConfirmAction } from '../../../kit/confirm-action'
import { BaselineSelect } from './baseline-select'
import type { BaselineChoice } from './chosen-baseline'
import { CONTROL, useBaselineActions, type Baseline } from './schedule-control'

interface BaselineBarProps {
  projectId: number
  baselines: Baseline[]
  baseline: Baseline | null
  canTake: boolean
  onChoose: BaselineChoice['choose']
}

/** Which baseline the figures are compared with; planners take and delete them. */
export function BaselineBar(props: BaselineBarProps) {
  const { baselines, baseline, canTake, onChoose } = props
  const { t } = useTranslation()
  return (
    <Flex gap="small" wrap align="center">
      {baseline ? (
        <BaselineSelect baselines={baselines} baseline={baseline} choose={onChoose} />
      ) : (
        <span>{t(`${CONTROL}.no_baseline`)}</span>
      )}
      {canTake ? <TakeButton {...props} /> : null}
      {baseline?.can.delete ? <DeleteButton {...props} baseline={baseline} /> : null}
    </Flex>
  )
}

function TakeButton({ projectId, onChoose }: BaselineBarProps) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const { take } = useBaselineActions(projectId)
  return (
    <ConfirmAction
      label={t(`${CONTROL}.take`)}
      title={t(`${CONTROL}.take_title`)}
      content={t(`${CONTROL}.take_text`)}
      confirmLabel={t(`${CONTROL}.take`)}
      fields={
        <Form.Item
          name="name"
          label={t(`${CONTROL}.name`)}
          rules={[{ required: true, whitespace: true, message: t('kit.required') }]}
        >
          <Input autoFocus maxLength={120} />
        </Form.Item>
      }
      onConfirm={async (_, { name }) => {
        try {
          onChoose((await take.mutateAsync(String(name))).id)
        } catch (error) {
          message.error(messageOf(error, t('kit.try_again')))
          throw error
        }
      }}
    />
  )
}

function DeleteButton({
  projectId,
  baseline,
  onChoose,
}: BaselineBarProps & { baseline: Baseline }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const { remove } = useBaselineActions(projectId)
  return (
    <ConfirmAction
      danger
      label={t(`${CONTROL}.delete`)}
      title={t(`${CONTROL}.delete_title`, { name: baseline.name })}
      content={t(`${CONTROL}.delete_text`)}
      confirmLabel={t(`${CONTROL}.delete`)}
      onConfirm={async () => {
        try {
          await remove.mutateAsync(baseline)
          onChoose(undefined)
        } catch (error) {
          message.error(messageOf(error, t('kit.try_again')))
          throw error
        }
      }}
    />
  )
}
