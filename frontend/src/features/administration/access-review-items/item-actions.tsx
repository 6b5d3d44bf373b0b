import { Checkbox, Form } from 'antd'
import { CheckOutlined, MinusCircleOutlined, ReloadOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { nameIn } from '../../../kit/display/name-in'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { useRefresh } from '../../../kit/show/use-record'
import { REVIEWS } from '../access-reviews/access-review'
import { USERS } from '../users/user'
import { ITEMS, type ReviewItem } from './access-review-item'

type Props = { item: ReviewItem }

/** What a reviewer decides on an account. */
export function ItemActions({ item }: Props) {
  const { t, i18n } = useTranslation()
  const action = useRecordAction(ITEMS)
  const refreshReview = useRefresh(REVIEWS)
  const name = nameIn(i18n.language, item.user.name, item.user.nameAr)
  const run = async (path: 'confirm' | 'change' | 'reopen', body: object = {}) => {
    await action.run(item, { path, body, done: t(`${ITEMS}.${path}_done`) })
    await refreshReview()
  }
  const { can } = item
  return (
    <>
      {can.lookAgain ? (
        <ConfirmAction
          icon={<ReloadOutlined />}
          label={t(`${ITEMS}.reopen`)}
          title={t(`${ITEMS}.reopen_title`, { name })}
          content={t(`${ITEMS}.reopen_text`)}
          confirmLabel={t(`${ITEMS}.reopen`)}
          onConfirm={() => run('reopen')}
        />
      ) : null}
      {can.change ? <ChangeButton item={item} name={name} run={run} /> : null}
      {can.confirm ? (
        <ConfirmAction
          type="primary"
          icon={<CheckOutlined />}
          label={t(`${ITEMS}.confirm`)}
          title={t(`${ITEMS}.confirm_title`, { name })}
          content={t(`${ITEMS}.confirm_text`)}
          confirmLabel={t(`${ITEMS}.confirm`)}
          onConfirm={() => run('confirm')}
        />
      ) : null}
      <ActionConflict action={action} />
    </>
  )
}

interface ChangeProps extends Props {
  name: string
  run: (path: 'change', body: object) => Promise<void>
}

function ChangeButton({ item, name, run }: ChangeProps) {
  const { t } = useTranslation()
  return (
    <ConfirmAction
      danger
      icon={<MinusCircleOutlined />}
      label={t(`${ITEMS}.change`)}
      title={t(`${ITEMS}.change_title`, { name })}
      content={t(`${ITEMS}.${item.isService ? 'turn_off_text' : 'change_text'}`)}
      confirmLabel={t(`${ITEMS}.change`)}
      fields={<RemovalFields item={item} />}
      reason={{ label: t(`${ITEMS}.fields.reason`), required: true }}
      onConfirm={(reason, values) => run('change', { ...stated(values), reason })}
    />
  )
}

/** What is not ticked is left out. */
const stated = ({ removeSets, removeGrants, removeRole, disable }: Record<string, unknown>) => ({
  ...{ removeSets, removeGrants, removeRole, disable },
})

/** What the account holds itself, to be ticked where it goes. */
function RemovalFields({ item: { holds } }: Props) {
  const { t } = useTranslation()
  const sets = holds.sets.map(({ id, name }) => ({ value: id, label: name }))
  const grants = holds.granted.map((value) => ({ value, label: t(`${USERS}.permission.${value}`) }))
  return (
    <>
      {sets.length ? (
        <Form.Item name="removeSets" label={t(`${ITEMS}.remove_sets`)}>
          <Checkbox.Group options={sets} />
        </Form.Item>
      ) : null}
      {grants.length ? (
        <Form.Item name="removeGrants" label={t(`${ITEMS}.remove_grants`)}>
          <Checkbox.Group options={grants} />
        </Form.Item>
      ) : null}
      {holds.role === 'staff' || holds.service ? null : (
        <Form.Item name="removeRole" valuePropName="checked">
          <Checkbox>
            {t(`${ITEMS}.remove_role`, { role: t(`${USERS}.role.${holds.role}`) })}
          </Checkbox>
        </Form.Item>
      )}
      <Form.Item name="disable" valuePropName="checked">
        <Checkbox>{t(`${ITEMS}.${holds.service ? 'turn_off' : 'disable'}`)}</Checkbox>
      </Form.Item>
    </>
  )
}
