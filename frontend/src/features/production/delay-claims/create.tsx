import { useState } from 'react'
import { Form, Input, InputNumber, type FormInstance } from 'antd'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../kit/form/field-grid'
import { FieldGroup } from '../../../kit/form/field-group'
import { ResourceForm } from '../../../kit/form/resource-form'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { ImpactPanel, type ChosenBase } from '../delays/impact-panel'
import { claimPath, DELAY_CLAIMS, type DelayClaim } from './delay-claim'
import { DelayChoice } from './delay-choice'

/** Chooses recorded delays of a project, shows what they do together, and claims the days. */
export default function DelayClaimCreate() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [base, setBase] = useState<ChosenBase>({})
  return (
    <ResourceForm<DelayClaim>
      resource={DELAY_CLAIMS}
      title={t(`${DELAY_CLAIMS}.create`)}
      back={{ to: '/production/delay-claims', label: t(`${DELAY_CLAIMS}.title`) }}
      initialValues={{ projectId: Number(params.get('projectId')) || undefined, delayIds: [] }}
      toBody={(values) => ({ ...bodyOf(values as Record<string, unknown>), ...base })}
      saveLabel={t(`${DELAY_CLAIMS}.claim`)}
      onSaved={(claim) => void navigate(claimPath(claim))}
    >
      {(form) => <Groups form={form} onBase={setBase} />}
    </ResourceForm>
  )
}

const bodyOf = ({ projectId, delayIds, claimedDays, statement }: Record<string, unknown>) => ({
  ...{ projectId, delayIds, claimedDays },
  statement: statement === '' ? null : (statement ?? null),
})

function Groups({ form, onBase }: { form: FormInstance; onBase: (base: ChosenBase) => void }) {
  const { t } = useTranslation()
  const projectId = Form.useWatch<number | undefined>('projectId', form)
  const delayIds = Form.useWatch<number[] | undefined>('delayIds', form) ?? []
  const query = delayIds.map((id) => `delayIds=${id}`).join('&')
  return (
    <>
      <FieldGroup title={t(`${DELAY_CLAIMS}.groups.delays`)}>
        <Field resource={DELAY_CLAIMS} name="projectId" required>
          <RecordSelect lookup="projects/lookup" />
        </Field>
        <Field
          resource={DELAY_CLAIMS}
          name="delayIds"
          wide
          rules={[{ required: true, type: 'array', min: 1 }]}
        >
          <DelayChoice projectId={projectId} />
        </Field>
      </FieldGroup>
      {projectId && delayIds.length ? (
        <div style={{ marginBlockEnd: 16 }}>
          <ImpactPanel
            path={`/api/projects/${projectId}/delay-impact?${query}`}
            projectId={projectId}
            version={0}
            onBase={onBase}
          />
        </div>
      ) : null}
      <ClaimFields />
    </>
  )
}

function ClaimFields() {
  const { t } = useTranslation()
  return (
    <FieldGroup title={t(`${DELAY_CLAIMS}.groups.claim`)}>
      <Field
        resource={DELAY_CLAIMS}
        name="claimedDays"
        required
        extra={t(`${DELAY_CLAIMS}.days_hint`)}
      >
        <InputNumber min={1} max={3650} precision={0} style={{ width: '100%' }} />
      </Field>
      <Field resource={DELAY_CLAIMS} name="statement" wide>
        <Input.TextArea dir="auto" maxLength={4000} autoSize={{ minRows: 4 }} />
      </Field>
    </FieldGroup>
  )
}
