import { App, Button, Space, Tag, Typography, type TableColumnsType } from 'antd'
import { EditOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../api/http-error'
import { DateText } from '../../../kit/display/date-text'
import { MixedText } from '../../../kit/display/mixed-text'
import { NONE } from '../../../kit/display/none'
import { ChoiceSelect, ChoiceText } from '../../../kit/inputs/choice-select'
import { DeleteRow } from '../../../kit/show/tab-rows'
import { TEAM, useTeamWrites, type Member } from './project-team'

export function useTeamColumns(
  projectId: number,
  onEdit: (member: Member) => void
): TableColumnsType<Member> {
  const { t } = useTranslation()
  const title = (key: string) => t(`${TEAM}.fields.${key}`)
  return [
    {
      title: title('userId'),
      key: 'userId',
      render: (_, row) => <Person member={row} />,
    },
    {
      title: title('role'),
      key: 'role',
      render: (_, row) => <Role projectId={projectId} member={row} />,
    },
    { title: title('fromOn'), key: 'fromOn', render: (_, row) => <DateText value={row.fromOn} /> },
    { title: title('toOn'), key: 'toOn', render: (_, row) => <DateText value={row.toOn} /> },
    {
      title: title('note'),
      key: 'note',
      render: (_, row) => <Note member={row} />,
    },
    {
      title: t('common.actions'),
      key: 'actions',
      render: (_, row) =>
        row.can.update ? <Actions projectId={projectId} member={row} onEdit={onEdit} /> : NONE,
    },
  ]
}

function Person({ member: { userName, isOn } }: { member: Member }) {
  const { t } = useTranslation()
  return (
    <Space size="small">
      <bdi>{userName}</bdi>
      {isOn ? null : <Tag>{t(`${TEAM}.off`)}</Tag>}
    </Space>
  )
}

/** Whom the record of the project names is changed there. */
function Note({ member: { id, note } }: { member: Member }) {
  const { t } = useTranslation()
  if (id === null)
    return <Typography.Text type="secondary">{t(`${TEAM}.of_record`)}</Typography.Text>
  return note ? <MixedText>{note}</MixedText> : NONE
}

/** Chosen where it stands by those who may. */
function Role({ projectId, member }: { projectId: number; member: Member }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const write = useTeamWrites(projectId)
  const { id, version, role, userName, can } = member
  if (!can.update) return <ChoiceText list="team-roles" value={role} />
  const choose = (chosen: string | string[] | null) =>
    write({
      ...{ path: `project-team/${id}`, method: 'patch', body: { role: chosen } },
      ...{ version: version ?? undefined, done: t(`${TEAM}.saved`) },
    }).catch((error: unknown) => void message.error(messageOf(error, t('kit.try_again'))))
  return (
    <div style={{ minInlineSize: 180 }}>
      <ChoiceSelect
        list="team-roles"
        value={role}
        allowClear={false}
        aria-label={`${t(`${TEAM}.fields.role`)}: ${userName}`}
        onChange={(chosen) => void choose(chosen)}
      />
    </div>
  )
}

interface ActionsProps {
  projectId: number
  member: Member
  onEdit: (member: Member) => void
}

function Actions({ projectId, member, onEdit }: ActionsProps) {
  const { t } = useTranslation()
  const write = useTeamWrites(projectId)
  const { id, version } = member
  const name = member.userName ?? ''
  return (
    <Space size={0}>
      <Button
        type="text"
        size="small"
        icon={<EditOutlined />}
        aria-label={`${t('common.edit')}: ${name}`}
        title={t('common.edit')}
        onClick={() => onEdit(member)}
      />
      <DeleteRow
        name={name}
        title={t(`${TEAM}.delete_title`, { name })}
        content={t(`${TEAM}.delete_text`)}
        onDelete={() =>
          write({
            ...{ path: `project-team/${id}`, method: 'delete' },
            ...{ version: version ?? undefined, done: t(`${TEAM}.deleted`) },
          })
        }
      />
    </Space>
  )
}
