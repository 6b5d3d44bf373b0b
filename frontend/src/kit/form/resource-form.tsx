import { useEffect, useRef, type ReactNode } from 'react'
import { Form, type FormInstance } from 'antd'
import type { BaseRecord } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../load-failed'
import { PageHeader } from '../page-header'
import { AutosaveOffers } from './autosave-offers'
import { ConflictDialog } from './conflict-dialog'
import { DraftOffer, DraftOffers } from './draft-offers'
import { FormContext } from './form-context'
import { FormFooter } from './form-footer'
import { FormProblems } from './form-problems'
import { FormSkeleton } from './form-skeleton'
import { UnsavedGuard } from './unsaved-guard'
import { useAutosave, type AutosaveTarget } from './use-autosave'
import { useDraft } from './use-draft'
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
  /** Called before saving; a rejection or false stops quietly. */
  beforeSave?: (values: object) => Promise<boolean>
  /** Shown above the form when the rules of this browser refuse the values. */
  invalidMessage?: string
  saveLabel?: string
  /** Keeps what is typed on the server until it is saved; without it this tab keeps it. */
  autosave?: AutosaveTarget
  /** More ways to save, for example as a draft: `save` skips the rules of this browser. */
  extraActions?: (form: FormInstance, save: (values: object) => Promise<void>) => ReactNode
  children: ReactNode | ((form: FormInstance, record: T | undefined) => ReactNode)
}

/**
 * Create and edit page of a resource: messages of the server under their fields, a warning before
 * unsaved work is left, entries that survive a refresh, Ctrl+S, and a dialog when someone else
 * saved first.
 */
export function ResourceForm<T extends BaseRecord>(props: ResourceFormProps<T>) {
  const page = useFormPage(props)
  const { state, autosave, draft } = page
  useSaveShortcut(() => state.form.submit())
  if (state.loadError) return <LoadFailed page error={state.loadError} onRetry={state.retry} />
  if (!state.loaded) return <FormSkeleton form={state.form} />
  const leave = () => {
    state.cancel()
    draft.end()
  }
  return (
    <FormContext value={state.errors}>
      <PageHeader title={props.title} back={props.back} />
      <EarlierEntries {...page} target={props.autosave} />
      <FormProblems {...props} state={state} />
      <FormBody {...props} page={page} />
      <ConflictDialog
        error={state.conflict}
        onReload={() => void state.reload()}
        onClose={state.closeConflict}
      />
      <UnsavedGuard isDirty={state.isDirty} kept={autosave.keptAt !== null} onLeave={leave} />
    </FormContext>
  )
}

/** The form's state with what keeps its entries; both end when it is saved. */
function useFormPage<T extends BaseRecord>(props: ResourceFormProps<T>) {
  const ended = useRef<() => void>(() => undefined)
  const onSaved = (saved: T) => {
    ended.current()
    props.onSaved(saved)
  }
  const state = useResourceForm<T>({ ...props, onSaved })
  const { form, versionNow } = state
  const autosave = useAutosave({ target: props.autosave, form, versionNow })
  const draft = useDraft({
    resource: props.resource,
    id: props.id,
    form,
    versionNow,
    enabled: props.autosave === undefined,
  })
  useEffect(() => {
    ended.current = () => {
      autosave.end()
      draft.end()
    }
  })
  return { state, autosave, draft }
}

type FormPage<T extends BaseRecord> = ReturnType<typeof useFormPage<T>>

/** Entries of an earlier visit that were never saved. */
function EarlierEntries<T extends BaseRecord>({
  state,
  autosave,
  draft,
  target,
}: FormPage<T> & { target: AutosaveTarget | undefined }) {
  const version = state.versionNow()
  if (target) {
    return (
      <AutosaveOffers
        target={target}
        version={version}
        onTakeUp={(offer, values) => {
          autosave.takeUp(offer)
          state.takeUp(values, offer.baseVersion)
        }}
      />
    )
  }
  const { offer } = draft
  if (!offer) return null
  return (
    <DraftOffers>
      <DraftOffer
        savedAt={offer.savedAt}
        outdated={offer.baseVersion !== null && offer.baseVersion !== version}
        onRestore={() => {
          state.takeUp(offer.values, offer.baseVersion)
          draft.taken()
        }}
        onDiscard={draft.end}
      />
    </DraftOffers>
  )
}

function FormBody<T extends BaseRecord>(props: ResourceFormProps<T> & { page: FormPage<T> }) {
  const { page, toValues, children } = props
  const { state, autosave, draft } = page
  const { t } = useTranslation()
  const { form, record } = state
  const finish = async (values: object) => {
    if (props.beforeSave && !(await props.beforeSave(values))) return
    const autosaveKey = await autosave.settle()
    const body = props.toBody ? props.toBody(values) : values
    await state.submit(autosaveKey ? { ...body, autosaveKey } : body)
  }
  return (
    <Form
      {...state.formProps}
      form={form}
      layout="vertical"
      // The browser's own bubbles would speak its language and hide the other messages.
      noValidate
      initialValues={record ? (toValues?.(record) ?? record) : props.initialValues}
      validateMessages={{ required: t('kit.required'), types: { email: t('kit.invalid_email') } }}
      onValuesChange={() => [state.markDirty, autosave.touch, draft.touch].forEach((run) => run())}
      onFinish={(values) => void finish(values as object)}
      onFinishFailed={({ errorFields }) =>
        state.reportInvalid(errorFields.map(({ name }) => String(name[0])))
      }
      scrollToFirstError={{ block: 'center', focus: true }}
      onKeyUp={undefined}
    >
      {typeof children === 'function' ? children(form, record) : children}
      <FormFooter
        back={props.back}
        saveLabel={props.saveLabel}
        saving={state.saving}
        extra={props.extraActions?.(form, finish)}
        kept={props.autosave ? autosave : undefined}
      />
    </Form>
  )
}
