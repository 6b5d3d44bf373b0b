import { useQueryClient } from '@tanstack/react-query'
import type { UploadFile } from 'antd'
import { useTranslation } from 'react-i18next'
import { http, ifMatch, newIdempotencyKey } from '../../../api/http'
import { toast } from '../../../providers/toast'
import type { Open } from './documents-tab'
import { DOCUMENTS, type PersonDocument } from './person-document'

export interface DocumentValues {
  documentKindId: number
  number: string
  issuedOn?: string | null
  expiresOn?: string | null
  issuedBy?: string | null
  note?: string | null
  file?: UploadFile[]
}

/** Saves what was entered, and then its scan: a file that is refused leaves the document as it was entered. */
export function useDocumentSaving(employeeId: number, open: NonNullable<Open>) {
  const { t } = useTranslation()
  const client = useQueryClient()
  return async ({ file, ...values }: DocumentValues) => {
    try {
      const saved = await send(employeeId, open, bodyOf(values, open))
      const scan = file?.[0]?.originFileObj
      if (scan) await attach(saved, scan)
      toast({ variant: 'success', title: t(`${DOCUMENTS}.saved`) })
    } finally {
      await client.invalidateQueries({ queryKey: [`/api/employees/${employeeId}/documents`] })
    }
  }
}

function bodyOf(
  { documentKindId, ...rest }: Omit<DocumentValues, 'file'>,
  { what }: { what: string }
) {
  const { number, issuedOn, expiresOn, issuedBy, note } = rest
  return {
    ...(what !== 'renew' && { documentKindId }),
    number,
    issuedOn: issuedOn || null,
    expiresOn: expiresOn || null,
    issuedBy: issuedBy || null,
    note: note || null,
  }
}

async function send(employeeId: number, open: NonNullable<Open>, body: object) {
  const isNew = open.what === 'new'
  const id = isNew ? 0 : open.document.id
  const { data } = await http.request<PersonDocument>({
    url: isNew
      ? `/api/employees/${employeeId}/documents`
      : `/api/person-documents/${id}${open.what === 'renew' ? '/renewals' : ''}`,
    method: open.what === 'edit' ? 'patch' : 'post',
    data: body,
    headers: {
      ...ifMatch(isNew ? undefined : open.document.version),
      'Idempotency-Key': newIdempotencyKey(),
    },
  })
  return data
}

async function attach({ id, version }: PersonDocument, scan: File) {
  const form = new FormData()
  form.append('file', scan)
  await http.post(`/api/person-documents/${id}/file`, form, {
    headers: { ...ifMatch(version), 'Idempotency-Key': newIdempotencyKey() },
  })
}
