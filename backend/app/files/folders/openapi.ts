import { historyEntry, job } from '#core/openapi/records'
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
    summary: 'List folders; `parentId` for those of one folder',
    list: folderListing,
    answer: arrayOf(folder),
  },
  POST: {
    summary: 'Create a folder',
    body: createFolderValidator,
    answer: folderDetail,
    status: 201,
    failures: [409],
  },
  'GET /roots': {
    summary: 'List the roots of the folder tree',
    answer: arrayOf(object({ key: text, folderId: nullable(id) })),
  },
  'GET /trash': {
    summary: 'List folders in the trash',
    list: trashedFolderListing,
    answer: arrayOf(folder),
  },
  'GET /records/:root': {
    summary: 'List records of a type as folders, newest first',
    query: { q: text, _start: whole, _end: whole },
    counted: true,
    answer: arrayOf(named('RecordFolder', object(record))),
  },
  'GET /records/:root/:recordId': {
    summary: 'Get the folder of a record',
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
    summary: 'Open the folder of a record; created with the default folders if absent',
    answer: folderDetail,
    status: 201,
  },
  'GET /:id': { summary: 'Get a folder and its path', answer: folderDetail },
  'PATCH /:id': {
    summary: 'Rename or move a folder',
    body: updateFolderValidator,
    versioned: true,
    answer: folderDetail,
    failures: [409],
  },
  'DELETE /:id': { summary: 'Move a folder with its contents to the trash', versioned: true },
  'POST /:id/restore': {
    summary: 'Restore a folder from the trash',
    versioned: true,
    answer: folderDetail,
    failures: [409],
  },
  'POST /:id/copy': {
    summary:
      'Copy a folder with its contents to another folder; a large one by a job (202, answered with the job)',
    body: copyFileValidator,
    answer: { anyOf: [folderDetail, job] },
    status: 201,
    failures: [409],
  },
  'POST /:id/files': {
    summary: 'Upload a file to this folder',
    body: folderUploadValidator,
    files: { file: 'required' },
    answer: file,
    status: 201,
    failures: [409],
  },
  'GET /:id/permissions': { summary: 'Get the permissions of a folder', answer: permissions },
  'PUT /:id/permissions': {
    summary: 'Set the permissions of a folder; null inherits them',
    body: grantsValidator,
    versioned: true,
    answer: permissions,
  },
  'GET /:id/history': {
    summary: 'List the changes of a folder, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
})
