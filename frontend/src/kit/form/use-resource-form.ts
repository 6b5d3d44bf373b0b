import { useCallback, useEffect, useRef, useState } from 'react'
import { useForm } from '@refinedev/antd'
import { keepPreviousData } from '@tanstack/react-query'
import type { BaseRecord, HttpError as RefineHttpError } from '@refinedev/core'
import { newIdempotencyKey } from '../../api/http'
import { HttpError } from '../../api/http-error'
import { useFormErrors } from './use-form-errors'

export interface ResourceFormOptions<T extends BaseRecord> {
  /** Resource name, for example `commercial.clients`. */
  resource: string
  /** Absent when a new record is made. */
  id?: number
  onSaved: (record: T) => void
}

/** A 4xx says that nothing was made; after anything else the same key must be sent again. */
function isDefinite(error: unknown): boolean {
  return error instanceof HttpError && error.status >= 400 && error.status < 500
}

/** What this form does itself; every refusal, for example, is shown in the form. */
const OWN_WAYS = {
  redirect: false,
  liveMode: 'off',
  warnWhenUnsavedChanges: false,
  errorNotification: false,
} as const

type Query<T> = { data?: { data: T }; isFetchedAfterMount: boolean; isFetching: boolean }

/** The version that was read first; a later answer never replaces the record under the user. */
function useFirstVersion<T extends BaseRecord>(
  query: Query<T> | undefined,
  isEdit: boolean,
  [loaded, setLoaded]: [boolean, (loaded: boolean) => void]
) {
  const version = useRef<number | undefined>(undefined)
  const record = query?.data?.data
  useEffect(() => {
    if (!isEdit || loaded || !query?.isFetchedAfterMount || query.isFetching || !record) return
    version.current = record.version as number
    setLoaded(true)
  }, [isEdit, loaded, setLoaded, query?.isFetchedAfterMount, query?.isFetching, record])
  return version
}

/** What a save sends beside the values: a key against doubles, and what stops it on leaving. */
function useSending(isEdit: boolean) {
  const idempotencyKey = useRef(newIdempotencyKey())
  const [controller] = useState(() => new AbortController())
  return {
    meta: {
      headers: isEdit ? {} : { 'Idempotency-Key': idempotencyKey.current },
      signal: controller.signal,
    },
    /** A refused request made nothing: the next one is another. */
    settle: (error: unknown) => {
      if (isDefinite(error)) idempotencyKey.current = newIdempotencyKey()
    },
    /** Stops what is being sent, for good: the form is being left. */
    cancel: useCallback(() => controller.abort(), [controller]),
  }
}

const readWhile = (enabled: boolean) => ({
  enabled,
  staleTime: 0,
  // Refine counts the query of the address (the open tab) as part of the record's key, and
  // empties the form when the record is gone from under it.
  placeholderData: keepPreviousData,
})

/**
 * Refine's form with the portal's rules: the record is read once and never replaced under the
 * typing user, a create carries one idempotency key, an update carries the version it was based on.
 */
export function useResourceForm<T extends BaseRecord>(options: ResourceFormOptions<T>) {
  const { resource, id, onSaved } = options
  const isEdit = id !== undefined
  const problems = useFormErrors()
  const sending = useSending(isEdit)
  const loading = useState(!isEdit)
  const [loaded] = loading
  const dirty = useRef(false)
  const refine = useForm<T, RefineHttpError, object>({
    resource,
    action: isEdit ? 'edit' : 'create',
    id,
    ...OWN_WAYS,
    queryOptions: readWhile(isEdit && !loaded),
    mutationMeta: sending.meta,
    onMutationSuccess: ({ data }) => {
      dirty.current = false
      onSaved(data as T)
    },
    onMutationError: (error: unknown) => {
      sending.settle(error)
      // Refine lets the form go before it knows the outcome; what was typed is still unsaved.
      dirty.current = true
      problems.report(error)
    },
  })
  const version = useFirstVersion(refine.query as Query<T> | undefined, isEdit, loading)
  return {
    ...problems,
    form: refine.form,
    formProps: refine.formProps,
    record: refine.query?.data?.data,
    loaded,
    loadError: refine.query?.error ?? null,
    retry: () => void refine.query?.refetch(),
    saving: refine.mutation.isPending,
    cancel: sending.cancel,
    ...useFormMoves({ refine, problems, version, dirty }),
  }
}

interface FormParts<T extends BaseRecord> {
  refine: ReturnType<typeof useForm<T, RefineHttpError, object>>
  problems: ReturnType<typeof useFormErrors>
  version: { current: number | undefined }
  dirty: { current: boolean }
}

/** What a page does with its form: save, read again, restore what was typed earlier. */
function useFormMoves<T extends BaseRecord>({ refine, problems, version, dirty }: FormParts<T>) {
  const { form, query, onFinish } = refine
  const submit = async (values: object) => {
    problems.clear()
    const versioned =
      version.current === undefined ? values : { ...values, version: version.current }
    // The rejection has been handled by onMutationError.
    await onFinish(versioned).catch(() => undefined)
  }
  const reload = async () => {
    const { data } = await query!.refetch()
    version.current = data?.data.version as number
    problems.closeConflict()
    problems.clear()
    form.resetFields()
    dirty.current = false
  }
  return {
    submit,
    reload,
    /** The version that the form was opened with. */
    versionNow: useCallback(() => version.current, [version]),
    /** Values based on another version: saving them finds out who changed the record since. */
    takeUp: (values: object, baseVersion: number | null) => {
      if (baseVersion !== null) version.current = baseVersion
      form.setFieldsValue(values)
      dirty.current = true
    },
    markDirty: () => {
      dirty.current = true
    },
    isDirty: useCallback(() => dirty.current, [dirty]),
  }
}
