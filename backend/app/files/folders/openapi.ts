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
import { LEVELS } from '#files/shared/folder_levels'
import { folderListing, trashedFolderListing } from './listing.js'
import { file } from '#files/files/openapi'
import { copyFileValidator, folderUploadValidator } from '#files/files/validator'
import {
  createFolderValidator,
  grantsValidator,
  SUBJECT_KINDS,
  updateFolderValidator,
} from './validator.js'

const members = {
  id,
  version: whole,
  name: text,
  nameAr: nullable(text),
  parentId: nullable(id),
  recordType: nullable(text),
  recordId: nullable(id),
  restricted: flag,
  createdBy: nullable(id),
  createdAt: instant,
  updatedAt: instant,
  trashedAt: nullable(instant),
  can: can('upload', 'createFolder', 'update', 'delete', 'restore', 'grant'),
  allowedActions: arrayOf(text),
}
const folder = named('Folder', object(members))
const step = object({
  id,
  name: text,
  nameAr: nullable(text),
  recordType: nullable(text),
  recordId: nullable(id),
})
/** The steps lead down from the root to the folder itself. */
const folderDetail = named('FolderDetail', object({ ...members, breadcrumbs: arrayOf(step) }))

const grant = object({ kind: oneOf(SUBJECT_KINDS), value: text, level: oneOf(LEVELS) })
const permissions = named(
  'FolderPermissions',
  object({
    folderId: id,
    version: whole,
    grants: nullable(arrayOf(grant)),
    effective: arrayOf(grant),
    from: object({ id, name: text, nameAr: nullable(text) }),
  })
)

const record = { id, root: text, code: text, name: text, nameAr: nullable(text) }

describe('/api/folders', {
  GET: {
    summary: 'Folders, of one folder by `parentId`',
    list: folderListing,
    answer: arrayOf(folder),
  },
  POST: {
    summary: 'Make a folder',
    body: createFolderValidator,
    answer: folderDetail,
    status: 201,
    failures: [409],
  },
  'GET /roots': {
    summary: 'Where the tree begins',
    answer: arrayOf(object({ key: text, folderId: nullable(id) })),
  },
  'GET /trash': {
    summary: 'Folders in the trash',
    list: trashedFolderListing,
    answer: arrayOf(folder),
  },
  'GET /records/:root': {
    summary: 'Records of one kind as folders, the latest first',
    query: { q: text, _start: whole, _end: whole },
    counted: true,
    answer: arrayOf(named('RecordFolder', object(record))),
  },
  'GET /records/:root/:recordId': {
    summary: 'The folder of a record',
    answer: named(
      'RecordFolderDetail',
      object({
        ...record,
        folderId: nullable(id),
        documents: arrayOf(object({ ownerType: text, ownerId: id })),
        can: can('upload'),
      })
    ),
  },
  'POST /records/:root/:recordId': {
    summary: 'The folder of a record to file something in; made with the usual folders when absent',
    answer: folderDetail,
    status: 201,
  },
  'GET /:id': { summary: 'A folder and the way to it', answer: folderDetail },
  'PATCH /:id': {
    summary: 'Rename or move a folder',
    body: updateFolderValidator,
    versioned: true,
    answer: folderDetail,
    failures: [409],
  },
  'DELETE /:id': { summary: 'Put a folder and all that is in it into the trash', versioned: true },
  'POST /:id/restore': {
    summary: 'Take a folder out of the trash',
    versioned: true,
    answer: folderDetail,
    failures: [409],
  },
  'POST /:id/copy': {
    summary: 'A folder with what is in it once more, in another folder',
    body: copyFileValidator,
    answer: folderDetail,
    status: 201,
    failures: [409],
  },
  'POST /:id/files': {
    summary: 'Put a file into this folder',
    body: folderUploadValidator,
    files: { file: 'required' },
    answer: file,
    status: 201,
    failures: [409],
  },
  'GET /:id/permissions': { summary: 'Who may do what in a folder', answer: permissions },
  'PUT /:id/permissions': {
    summary: 'Say who may do what in a folder; null: as in the folder above',
    body: grantsValidator,
    versioned: true,
    answer: permissions,
  },
  'GET /:id/history': {
    summary: 'What happened to a folder, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
})
