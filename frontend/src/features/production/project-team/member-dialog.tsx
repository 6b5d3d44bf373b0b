import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../kit/form/field-grid'
import { FormDialog } from '../../../kit/form/form-dialog'
import { ChoiceSelect } from '../../../kit/inputs/choice-select'
import { DayInput } from '../../../kit/inputs/day-input'
import { PersonSelect } from '../../../kit/inputs/person-select'
import { today } from '../../../kit/inputs/today'
import { TEAM, useTeamWrites, type Member } from './project-team'

interface MemberDialogProps {
  projectId: number
  /** Absent for someone new. */
  member?: Member
  onClose: () => void
}

/** Takes someone into the team, or changes their role and their time on the project. */
export function MemberDialog({ projectId, member, onClose }: MemberDialogProps) {
  const { t } = useTranslation()
  const write = useTeamWrites(projectId)
  const save = ({ userId, role, fromOn, toOn, note }: Record<string, unknown>) => {
    const body = { role, fromOn, toOn: toOn ?? null, note: note || null }
    const done = t(`${TEAM}.saved`)
    if (!member) {
      const path = `projects/${projectId}/team`
      return write({ path, method: 'post', body: { ...body, userId }, done })
    }
    const version = member.version ?? undefined
    return write({ path: `project-team/${member.id}`, method: 'patch', body, version, done })
  }
  const initial: Record<string, unknown> = member ?? { fromOn: today() }
  return (
    <FormDialog
      title={member ? t(`${TEAM}.edit`, { name: member.userName }) : t(`${TEAM}.create`)}
      initialValues={{ ...initial }}
      onSave={save}
      onClose={onClose}
    >
      <MemberFields isNew={!member} />
    </FormDialog>
  )
}

function MemberFields({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      {isNew ? (
        <Field resource={TEAM} name="userId" required>
          <PersonSelect />
        </Field>
      ) : null}
      <Field resource={TEAM} name="role" required>
        <ChoiceSelect list="team-roles" allowClear={false} />
      </Field>
      <Field resource={TEAM} name="fromOn" required>
        <DayInput />
      </Field>
      <Field resource={TEAM} name="toOn" extra={t(`${TEAM}.to_hint`)}>
        <DayInput />
      </Field>
      <Field resource={TEAM} name="note">
        <Input dir="auto" maxLength={200} />
      </Field>
    </>
  )
}
