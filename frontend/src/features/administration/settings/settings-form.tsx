import type { ReactNode } from 'react'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { ConflictDialog } from '../../../kit/form/conflict-dialog'
import { FormContext } from '../../../kit/form/form-context'
import { FormProblems } from '../../../kit/form/form-problems'
import { UnsavedGuard } from '../../../kit/form/unsaved-guard'
import { useSaveShortcut } from '../../../kit/form/use-save-shortcut'
import type { useSettingsForm } from './use-settings-form'

interface SettingsFormProps {
  state: ReturnType<typeof useSettingsForm>
  /** What stands above what is wrong with the form. */
  header?: ReactNode
  /** Runs once the fields that are shown have been saved. */
  onSaved?: () => void
  children: ReactNode
}

/** All settings are one document; a page shows the fields that it is about, and only those are sent. */
export function SettingsForm({ state, header, onSaved, children }: SettingsFormProps) {
  const { t } = useTranslation()
  const { query, form } = state
  useSaveShortcut(() => form.submit())
  return (
    <FormContext value={state.errors}>
      {header}
      <FormProblems state={state} />
      <Form
        form={form}
        layout="vertical"
        noValidate
        initialValues={query.data}
        validateMessages={{ required: t('kit.required'), types: { email: t('kit.invalid_email') } }}
        onValuesChange={() => state.setDirty(true)}
        onFinish={(values) => void state.save(values).then((saved) => saved && onSaved?.())}
        onFinishFailed={({ errorFields }) =>
          state.reportInvalid(errorFields.map(({ name }) => String(name[0])))
        }
      >
        {children}
      </Form>
      <ConflictDialog
        error={state.conflict}
        onReload={() => void state.reload()}
        onClose={state.closeConflict}
      />
      <UnsavedGuard isDirty={state.isDirty} />
    </FormContext>
  )
}
