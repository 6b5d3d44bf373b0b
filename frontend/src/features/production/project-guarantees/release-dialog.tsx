import { useTranslation } from 'react-i18next'
import { Field } from '../../../kit/form/field-grid'
import { FormDialog } from '../../../kit/form/form-dialog'
import { DayInput } from '../../../kit/inputs/day-input'
import { today } from '../../../kit/inputs/today'
import { GUARANTEES, useGuaranteeWrites, type Guarantee } from './project-guarantees'

interface ReleaseDialogProps {
  guarantee: Guarantee
  onClose: () => void
}

/** Notes that a guarantee was given back; it stays as it was from then on. */
export function ReleaseDialog({ guarantee, onClose }: ReleaseDialogProps) {
  const { t } = useTranslation()
  const { id, number, version, projectId } = guarantee
  const write = useGuaranteeWrites(projectId)
  return (
    <FormDialog<{ releasedOn: string }>
      title={t(`${GUARANTEES}.release_title`, { number })}
      intro={t(`${GUARANTEES}.release_text`)}
      initialValues={{ releasedOn: today() }}
      saveLabel={t(`${GUARANTEES}.release`)}
      onSave={(body) =>
        write({
          ...{ path: `project-guarantees/${id}/release`, method: 'post', version },
          ...{ body, done: t(`${GUARANTEES}.released`) },
        })
      }
      onClose={onClose}
    >
      <Field resource={GUARANTEES} name="releasedOn" required>
        <DayInput />
      </Field>
    </FormDialog>
  )
}
