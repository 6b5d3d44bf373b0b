import { SCAN_STATES } from '#core/storage/scan_gate'
import { historyEntry } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  flag,
  id,
  instant,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { DISCIPLINES } from '#files/enums/disciplines'
import { downloadListing } from './download_listing.js'
import { fileListing, trashedFileListing } from './listing.js'
import {
  copyFileValidator,
  moveSelectionValidator,
  selectionValidator,
  updateFileValidator,
  uploadValidator,
  versionValidator,
  zipValidator,
} from './validator.js'

const sha256 = { type: 'string', pattern: '^[0-9a-f]{64}$' }

export const file = named(
  'File',
  object({
    id,
    version: whole,
    versionNo: whole,
    mime: text,
    extension: text,
    size: whole,
    sha256,
    ownerType: nullable(text),
    ownerId: nullable(id),
    drawingNumber: nullable(text),
    drawingRevision: nullable(text),
    drawingTitle: nullable(text),
    discipline: nullable(oneOf(DISCIPLINES)),
    folderId: nullable(id),
    name: text,
    versionNote: nullable(text),
    supersededBy: nullable(object({ id, name: text, drawingRevision: nullable(text) })),
    createdBy: nullable(id),
    createdAt: instant,
    updatedBy: nullable(id),
    updatedByName: nullable(text),
    updatedAt: instant,
    trashedAt: nullable(instant),
    url: text,
    thumbnailUrl: nullable(text),
    snippet: nullable(text),
    /** Of the present version; null while nothing is scanned. */
    scan: nullable(oneOf(SCAN_STATES)),
    can: can('update', 'delete', 'addVersion', 'copy', 'restore', 'purge', 'downloads'),
    allowedActions: arrayOf(text),
  })
)

const version = named(
  'FileVersion',
  object({
    fileId: id,
    versionNo: whole,
    current: flag,
    name: text,
    mime: text,
    size: whole,
    sha256,
    drawingRevision: nullable(text),
    note: nullable(text),
    createdBy: nullable(id),
    createdByName: nullable(text),
    createdAt: instant,
    url: text,
  })
)

const download = named(
  'FileDownload',
  object({
    id,
    versionNo: whole,
    way: oneOf(['download', 'preview', 'zip']),
    userId: nullable(id),
    userName: nullable(text),
    ip: nullable(text),
    createdAt: instant,
  })
)

const outcome = named(
  'SelectionOutcome',
  object({
    done: whole,
    failed: arrayOf(object({ kind: oneOf(['file', 'folder']), id, code: text, message: text })),
  })
)

const bytes = {
  query: { inline: oneOf(['1']) },
  media: 'application/octet-stream',
}

describe('/api/files', {
  GET: {
    summary: 'List the files of a folder, or all visible files; `q` also searches their text',
    list: fileListing,
    answer: arrayOf(file),
  },
  POST: {
    summary: 'Upload a file to a folder',
    body: uploadValidator,
    files: { file: 'required' },
    answer: file,
    status: 201,
    failures: [409],
  },
  'GET /trash': {
    summary: 'List files in the trash',
    list: trashedFileListing,
    answer: arrayOf(file),
  },
  'POST /move': {
    summary: 'Move files and folders into another folder',
    body: moveSelectionValidator,
    answer: outcome,
  },
  'POST /trash': {
    summary: 'Move files and folders to the trash',
    body: selectionValidator,
    answer: outcome,
  },
  'POST /zip': {
    summary: 'Download files and folders as an archive',
    body: zipValidator,
    media: 'application/zip',
  },
  'GET /:id': { summary: 'Get a file', answer: file },
  'GET /:id/content': { summary: 'Download a file, or a range of its bytes', ...bytes },
  'GET /:id/thumbnail': {
    summary: 'Get a small picture of a file: of a picture, or of the first page of a PDF',
    query: { v: whole },
    media: 'image/jpeg',
  },
  'PATCH /:id': {
    summary: 'Rename or move a file, or update its drawing details',
    body: updateFileValidator,
    versioned: true,
    answer: file,
    failures: [409],
  },
  'DELETE /:id': { summary: 'Move a file to the trash', versioned: true },
  'POST /:id/copy': {
    summary: 'Copy a file into a folder',
    body: copyFileValidator,
    answer: file,
    status: 201,
  },
  'POST /:id/restore': {
    summary: 'Restore a file from the trash',
    versioned: true,
    answer: file,
    failures: [409],
  },
  'POST /:id/purge': { summary: 'Permanently delete a file in the trash', versioned: true },
  'GET /:id/history': {
    summary: 'List the changes of a file, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'GET /:id/downloads': {
    summary: 'List who viewed or downloaded a file',
    list: downloadListing,
    answer: arrayOf(download),
  },
  'GET /:id/versions': {
    summary: 'List the versions of a file, newest first',
    answer: arrayOf(version),
  },
  'POST /:id/versions': {
    summary: 'Add a version of a file',
    body: versionValidator,
    files: { file: 'required' },
    versioned: true,
    answer: file,
    status: 201,
  },
  'GET /:id/versions/:versionNo/content': { summary: 'Download a version', ...bytes },
  'POST /:id/versions/:versionNo/restore': {
    summary: 'Restore an earlier version',
    versioned: true,
    answer: file,
  },
})
