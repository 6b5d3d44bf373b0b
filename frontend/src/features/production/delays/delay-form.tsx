import { Form, Input, type FormInstance } from 'antd'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../kit/form/field-grid'
import { FieldGroup } from '../../../kit/form/field-group'
import { ResourceForm } from '../../../kit/form/resource-form'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { today } from '../../../kit/inputs/today'
import { DELAYS, delayPath, type Delay } from './delay'
import { bodyOf, valuesOf } from './delay-values'
import type { DelayStart } from './use-delay-of-blocker'
import { ConcurrentField, EventFields, NoticeFields, TaskFields } from './delay-fields'

const LIST = '/production/delays'

/** Enters a delay, or changes a draft; its project is chosen once. */
export function DelayForm({ id, start }: { id?: number; start?: DelayStart }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const isNew = id === undefined
  return (
    <ResourceForm<Delay>
      resource={DELAYS}
      id={id}
      title={t(`${DELAYS}.${isNew ? 'create' : 'edit'}`)}
      back={
        isNew
          ? { to: LIST, label: t(`${DELAYS}.title`) }
          : { to: delayPath({ id }), label: t(`${DELAYS}.singular`) }
      }
      initialValues={{
        ...{ projectId: Number(params.get('projectId')) || undefined, firstOn: today() },
        ...{ tasks: [], concurrentIds: [], ...start },
      }}
      toValues={valuesOf}
      toBody={(values) => ({
        ...bodyOf(values as Record<string, unknown>, isNew),
        ...(start?.blockerId !== undefined && { blockerId: start.blockerId }),
      })}
      onSaved={(delay) => void navigate(delayPath(delay))}
    >
      {(form, record) => <Groups form={form} record={record} />}
    </ResourceForm>
  )
}

function Groups({ form, record }: { form: FormInstance; record: Delay | undefined }) {
  const { t } = useTranslation()
  const chosen = Form.useWatch<number | undefined>('projectId', form)
  const projectId = record?.projectId ?? chosen
  const group = (name: string) => t(`${DELAYS}.groups.${name}`)
  return (
    <>
      <FieldGroup title={group('event')}>
        {record ? null : (
          <Field resource={DELAYS} name="projectId" required>
            <RecordSelect lookup="projects/lookup" />
          </Field>
        )}
        <EventFields />
        <Field resource={DELAYS} name="details" wide>
          <Input.TextArea dir="auto" maxLength={2000} autoSize={{ minRows: 3 }} />
        </Field>
      </FieldGroup>
      <FieldGroup title={group('notice')}>
        <NoticeFields />
      </FieldGroup>
      <FieldGroup title={group('effect')}>
        <TaskFields projectId={projectId} />
        <ConcurrentField projectId={projectId} except={record?.id} />
      </FieldGroup>
    </>
  )
}
