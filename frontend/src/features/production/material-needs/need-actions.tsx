import { Flex } from 'antd'
import { DeleteOutlined, EditOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { NEEDS, useNeedActions, type MaterialNeed } from './material-needs'
import { needBody, NeedFields } from './need-fields'
import { useNeedSave } from './use-need-save'

/** Changes and deletes a need. */
export function NeedActions({ projectId, need }: { projectId: number; need: MaterialNeed }) {
  const { t } = useTranslation()
  const { update, remove } = useNeedActions(projectId)
  const save = useNeedSave()
  const of = `${need.taskCode} ${need.materialCode}`
  return (
    <Flex gap={4}>
      <ConfirmAction
        type="text"
        size="small"
        icon={<EditOutlined />}
        aria-label={`${t('common.edit')} ${of}`}
        label={null}
        title={t(`${NEEDS}.edit`, { of })}
        confirmLabel={t('common.save')}
        fields={<NeedFields need={need} />}
        onConfirm={(_, values) =>
          save(update.mutateAsync({ need, fields: needBody(values) }), t(`${NEEDS}.saved`))
        }
      />
      <ConfirmAction
        type="text"
        size="small"
        danger
        icon={<DeleteOutlined />}
        aria-label={`${t('common.delete')} ${of}`}
        label={null}
        title={t(`${NEEDS}.delete_title`, { of })}
        content={t(`${NEEDS}.delete_text`)}
        confirmLabel={t('common.delete')}
        onConfirm={() => save(remove.mutateAsync(need), t(`${NEEDS}.deleted`))}
      />
    </Flex>
  )
}
