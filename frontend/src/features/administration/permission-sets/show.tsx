import { Tag } from 'antd'
import { EditOutlined } from '@ant-design/icons'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { MixedText } from '../../../kit/display/mixed-text'
import { nameIn } from '../../../kit/display/name-in'
import { Whole } from '../../../kit/display/numbers'
import { LinkButton } from '../../../kit/link-button'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { DeleteRecord } from '../../../kit/show/delete-record'
import { Details } from '../../../kit/show/details'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { USERS } from '../users/user'
import { LIST, SETS, setPath, type PermissionSet } from './permission-set'
import { SetMembers } from './set-members'
import { SetState } from './set-state'

/** One permission set: what is in it and who has it. */
export default function PermissionSetShow() {
  const { t, i18n } = useTranslation()
  const query = useRecord<PermissionSet>(SETS, useParams().id)
  return (
    <ResourceShow<PermissionSet>
      resource={SETS}
      query={query}
      back={{ to: LIST, label: t(`${SETS}.title`) }}
      titleOf={({ name, nameAr }) => nameIn(i18n.language, name, nameAr)}
      tags={(set) => <SetState set={set} />}
      actions={(set) => <SetActions set={set} />}
      summary={({ permissions, userCount, updatedAt }) => [
        { name: 'permissions', value: <Whole value={permissions.length} /> },
        { name: 'userCount', value: <Whole value={userCount} /> },
        { name: 'updatedAt', value: <InstantText value={updatedAt} /> },
      ]}
      tabs={(set) => [
        { key: 'overview', label: t(`${SETS}.overview`), children: <SetFacts set={set} /> },
        { key: 'members', label: t(`${SETS}.members`), children: <SetMembers set={set} /> },
      ]}
    />
  )
}

function SetActions({ set }: { set: PermissionSet }) {
  const { t, i18n } = useTranslation()
  const action = useRecordAction(SETS)
  return (
    <>
      <LinkButton to={`${setPath(set)}/edit`} icon={<EditOutlined />}>
        {t('common.edit')}
      </LinkButton>
      {set.can.delete ? (
        <DeleteRecord
          resource={SETS}
          record={set}
          title={t(`${SETS}.delete_title`, { name: nameIn(i18n.language, set.name, set.nameAr) })}
          content={t(`${SETS}.delete_text`)}
          done={t(`${SETS}.deleted`)}
          action={action}
        />
      ) : null}
      <ActionConflict action={action} />
    </>
  )
}

function SetFacts({ set }: { set: PermissionSet }) {
  const { t } = useTranslation()
  return (
    <Details
      resource={SETS}
      items={[
        { name: 'name', value: <MixedText>{set.name}</MixedText> },
        { name: 'nameAr', value: set.nameAr },
        { name: 'description', value: set.description, wide: true },
        {
          name: 'permissions',
          wide: true,
          value: set.permissions.map((name) => (
            <Tag key={name}>{t(`${USERS}.permission.${name}`)}</Tag>
          )),
        },
        { name: 'createdAt', value: <InstantText value={set.createdAt} /> },
        { name: 'updatedAt', value: <InstantText value={set.updatedAt} /> },
      ]}
    />
  )
}
