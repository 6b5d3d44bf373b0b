import vine from '@vinejs/vine'
import { line, reference } from '#core/validation/fields'
import { CLASHES } from './keep_file.js'
import { DISCIPLINES } from '#files/enums/disciplines'

const arrival = {
  onClash: vine.enum(CLASHES).optional(),
  note: line(300).nullable().optional(),
}

/** Beside the file of a form: into which folder, and what happens when it has one of that name. */
export const uploadValidator = vine.create({
  // text fields of a form are texts
  folderId: vine.number().withoutDecimals().range([1, 4_000_000_000]).optional(),
  ...arrival,
})
export const folderUploadValidator = vine.create(arrival)
export const versionValidator = vine.create({ note: line(300).nullable().optional() })

export const updateFileValidator = vine.create({
  name: line(200).minLength(1).optional(),
  folderId: reference().optional(),
  drawingNumber: line(60).nullable().optional(),
  drawingRevision: line(20).nullable().optional(),
  drawingTitle: line(200).nullable().optional(),
  discipline: vine.enum(DISCIPLINES).nullable().optional(),
})

export const copyFileValidator = vine.create({ folderId: reference() })

const chosen = vine
  .array(vine.object({ id: reference(), version: vine.number({ strict: true }).withoutDecimals() }))
  .maxLength(500)
  .optional()

/** Several files and folders with the versions seen. */
export const selectionValidator = vine.create({ files: chosen, folders: chosen })
export const moveSelectionValidator = vine.create({
  files: chosen,
  folders: chosen,
  folderId: reference(),
})

export const zipValidator = vine.create({
  fileIds: vine.array(reference()).maxLength(2000).optional(),
  folderIds: vine.array(reference()).maxLength(200).optional(),
  name: line(120).optional(),
})
