import type QuotationDocument from '#engineering/quotations/models/quotation_document'
import type TrackingSheet from '#engineering/quotations/models/tracking_sheet'

type Names = Map<number, string>

const person = (id: number | null | undefined, names: Names) =>
  id ? { id, name: names.get(id) ?? null } : null

/** A filed document; `file` must be loaded. */
export function documentView(document: QuotationDocument, names: Names) {
  const { id, fileId, documentType, revision, createdBy, createdAt, file } = document
  return {
    id,
    fileId,
    documentType,
    revision: revision ?? null,
    originalFilename: file.originalName,
    mime: file.mime,
    size: file.size,
    uploadedAt: createdAt.toUTC().toISO()!,
    uploadedBy: person(createdBy, names),
    url: `/api/files/${fileId}/content`,
  }
}

export function sheetView(sheet: TrackingSheet, names: Names) {
  const {
    id,
    sheetNo,
    revision,
    quotationVersion,
    fileId,
    hash,
    language,
    jobId,
    createdBy,
    createdAt,
  } = sheet
  return {
    id,
    sheetNo,
    revision,
    quotationVersion,
    fileId,
    hash,
    language,
    jobId: jobId ?? null,
    createdAt: createdAt.toUTC().toISO()!,
    createdBy: person(createdBy, names),
    url: `/api/files/${fileId}/content`,
  }
}
