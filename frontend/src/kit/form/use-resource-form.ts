import { useCallback, useEffect, useRef, useState } from 'react'
import { useForm } from '@refinedev/antd'
import type { BaseRecord, HttpError as RefineHttpError } from '@refinedev/core'
import { newIdempotencyKey } from '../../api/http'
import { HttpError } from '../../api/http-error'
import { isConflict } from './conflict-dialog'
import type { FormState } from './form-context'

export interface ResourceFormOptions<T extends BaseRecord> {
  /** Resource name, for example `commercial.clients`. */
  resource: string
  /** Absent when a new record is made. */
  id?: number
  onSaved: (record: T) => void
}

const NO_ERRORS: FormState = { serverErrors: {}, errorFields: [], attempt: 0 }

/** A 4xx says that nothing was made; after anything else the same key must be sent again. */
function isDefinite(error: unknown): boolean {
  return error instanceof HttpError && error.status >= 400 && error.status < 500
}

/**
 * Refine's form with the portal's rules: the record is read once and never replaced under the
 * typing user, a create carries one idempotency key, an update carries the version it saw.
 */
export function useResourceForm<T extends BaseRecord>(options: ResourceFormOptions<T>) {
  const { resource, id, onSaved } = options
  const isEdit = id !== undefined
  const [errors, setErrors] = useState<FormState>(NO_ERRORS)
  const [failure, setFailure] = useState<HttpError | null>(null)
  const [conflict, setConflict] = useState<HttpError | null>(null)
  const [loaded, setLoaded] = useState(!isEdit)
  const dirty = useRef(false)
  const idempotencyKey = useRef(newIdempotencyKey())
  const version = useRef<number | undefined>(undefined)

  const onError = (error: unknown) => {
    if (isDefinite(error)) idempotencyKey.current = newIdempotencyKey()
    // Refine lets the form go before it knows the outcome; what was typed is still unsaved.
    dirty.current = true
    if (isConflict(error)) {
      setConflict(error)
      return
    }
    const httpError = error instanceof HttpError ? error : null
    const serverErrors = httpError?.errors ?? {}
    setFailure(httpError)
    setErrors(({ attempt }) => ({
      serverErrors,
      errorFields: [...new Set(Object.keys(serverErrors).map((name) => name.split('.')[0]!))],
      attempt: attempt + 1,
    }))
  }

  const refine = useForm<T, RefineHttpError, object>({
    resource,
    action: isEdit ? 'edit' : 'create',
    id,
    redirect: false,
    liveMode: 'off',
    warnWhenUnsavedChanges: false,
    queryOptions: { enabled: isEdit && !loaded, staleTime: 0 },
    mutationMeta: { headers: isEdit ? {} : { 'Idempotency-Key': idempotencyKey.current } },
    onMutationSuccess: ({ data }) => {
      dirty.current = false
      onSaved(data as T)
    },
    onMutationError: onError,
    // Every refusal is shown in the form itself.
    errorNotification: false,
  })
  const { query, form, onFinish } = refine
  const record = query?.data?.data

  useEffect(() => {
    if (loaded || !query?.isFetchedAfterMount || query.isFetching || !record) return
    version.current = record.version as number
    setLoaded(true)
  }, [loaded, query?.isFetchedAfterMount, query?.isFetching, record])

  const submit = useCallback(
    async (values: object) => {
      setErrors(({ attempt }) => ({ ...NO_ERRORS, attempt }))
      setFailure(null)
      const versioned =
        version.current === undefined ? values : { ...values, version: version.current }
      // The rejection has been handled by onMutationError.
      await onFinish(versioned).catch(() => undefined)
    },
    [onFinish]
  )

  const reload = useCallback(async () => {
    const { data } = await query!.refetch()
    version.current = data?.data.version as number
    setConflict(null)
    setFailure(null)
    setErrors(NO_ERRORS)
    form.resetFields()
    dirty.current = false
  }, [query, form])

  return {
    form,
    formProps: refine.formProps,
    record,
    loaded,
    loadError: query?.error ?? null,
    retry: () => void query?.refetch(),
    saving: refine.mutation.isPending,
    submit,
    errors,
    failure,
    conflict,
    /** The version that the form was opened with. */
    versionNow: useCallback(() => version.current, []),
    /** Values that began with another version: saving them finds out who was there meanwhile. */
    takeUp: (values: object, baseVersion: number | null) => {
      if (baseVersion !== null) version.current = baseVersion
      form.setFieldsValue(values)
      dirty.current = true
    },
    closeConflict: () => setConflict(null),
    reload,
    markDirty: () => {
      dirty.current = true
    },
    isDirty: useCallback(() => dirty.current, []),
    /** Fields refused by the rules of this browser. */
    reportInvalid: (errorFields: string[]) =>
      setErrors(({ attempt }) => ({ serverErrors: {}, errorFields, attempt: attempt + 1 })),
  }
}
