import { useEffect, useRef, type ReactNode } from 'react'
import { Form, type FormInstance } from 'antd'
import type { BaseRecord } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../load-failed'
import { PageHeader } from '../page-header'
import { AutosaveOffers } from './autosave-offers'
import { ConflictDialog } from './conflict-dialog'
import { FormContext } from './form-context'
import { FormFooter } from './form-footer'
import { FormProblems } from './form-problems'
import { FormSkeleton } from './form-skeleton'
import { UnsavedGuard } from './unsaved-guard'
import { useAutosave, type AutosaveTarget } from './use-autosave'
import { useResourceForm, type ResourceFormOptions } from './use-resource-form'
import { useSaveShortcut } from './use-save-shortcut'

export interface ResourceFormProps<T extends BaseRecord> extends ResourceFormOptions<T> {
  title: string
  /** Page to return to without saving. */
  back: { to: string; label: string }
  /** Values of a new record. */
  initialValues?: object
  /** Turns the stored record into form values; by default it is used as it is. */
  toValues?: (record: T) => object
  /** Turns form values into the request's body. */
  toBody?: (values: object) => object
  /** Asked before saving; a rejection or false stops quietly. */
  beforeSave?: (values: object) => Promise<boolean>
  /** Said above the form when the rules of this browser refuse the values. */
  invalidMessage?: string
  saveLabel?: string
  /** Keeps what is typed on the server until it is saved. */
  autosave?: AutosaveTarget
  /** More ways to save, for example as a draft: `save` skips the rules of this browser. */
  extraActions?: (form: FormInstance, save: (values: object) => Promise<void>) => ReactNode
  children: ReactNode | ((form: FormInstance, record: T | undefined) => ReactNode)
}

/**
 * Create and edit page of a resource: messages of the server under their fields, a warning before
 * unsaved work is left, Ctrl+S, and a dialog when somebody else saved first.
 */
export function ResourceForm<T extends BaseRecord>(props: ResourceFormProps<T>) {
  const { title, back, toValues, children } = props
  const { t } = useTranslation()
  const ended = useRef<() => void>(() => undefined)
  const onSaved = (saved: T) => {
    ended.current()
    props.onSaved(saved)
  }
  const state = useResourceForm<T>({ ...props, onSaved })
  const { form, record, errors } = state
  const autosave = useAutosave({ target: props.autosave, form, versionNow: state.versionNow })
  useEffect(() => {
    ended.current = autosave.end
  })
  useSaveShortcut(() => form.submit())

  if (state.loadError) return <LoadFailed page error={state.loadError} onRetry={state.retry} />
  if (!state.loaded) return <FormSkeleton form={form} />

  const finish = async (values: object) => {
    if (props.beforeSave && !(await props.beforeSave(values))) return
    const autosaveKey = await autosave.settle()
    const body = props.toBody ? props.toBody(values) : values
    await state.submit(autosaveKey ? { ...body, autosaveKey } : body)
  }
  return (
    <FormContext value={errors}>
      <PageHeader title={title} back={back} />
      {props.autosave ? (
        <AutosaveOffers
          target={props.autosave}
          version={state.versionNow()}
          onTakeUp={(offer, values) => {
            autosave.takeUp(offer)
            state.takeUp(values, offer.baseVersion)
          }}
        />
      ) : null}
      <FormProblems {...props} state={state} />
      <Form
        {...state.formProps}
        form={form}
        layout="vertical"
        // The browser's own bubbles would speak its language and hide the other messages.
        noValidate
        initialValues={record ? (toValues?.(record) ?? record) : props.initialValues}
        validateMessages={{ required: t('kit.required'), types: { email: t('kit.invalid_email') } }}
        onValuesChange={() => {
          state.markDirty()
          autosave.touch()
        }}
        onFinish={(values) => void finish(values as object)}
        onFinishFailed={({ errorFields }) =>
          state.reportInvalid(errorFields.map(({ name }) => String(name[0])))
        }
        scrollToFirstError={{ block: 'center', focus: true }}
        onKeyUp={undefined}
      >
        {typeof children === 'function' ? children(form, record) : children}
        <FormFooter
          back={back}
          saveLabel={props.saveLabel}
          saving={state.saving}
          extra={props.extraActions?.(form, finish)}
          kept={props.autosave ? autosave : undefined}
        />
      </Form>
      <ConflictDialog
        error={state.conflict}
        onReload={() => void state.reload()}
        onClose={state.closeConflict}
      />
      <UnsavedGuard isDirty={state.isDirty} kept={autosave.keptAt !== null} />
    </FormContext>
  )
}
