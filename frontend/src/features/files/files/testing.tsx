/** For tests: the file manager with one folder and one file in it. */
import FileManager from './file-manager'

const can = { upload: true, createFolder: true, update: true, delete: true, grant: true }
export const FOLDER = {
  id: 5,
  version: 1,
  name: 'Drawings',
  nameAr: 'المخططات',
  parentId: 1,
  restricted: true,
  updatedAt: '2026-01-02T03:04:05.000Z',
  trashedAt: null,
  can,
}
export const TOP = {
  ...FOLDER,
  id: 1,
  name: 'Files',
  parentId: null,
  can: { ...can, update: false },
}
export const FILE = {
  id: 9,
  version: 3,
  versionNo: 2,
  name: 'S-201.pdf',
  mime: 'application/pdf',
  extension: 'pdf',
  size: 2048,
  folderId: 1,
  ownerType: 'folder',
  supersededBy: { id: 10, name: 'S-201 C.pdf', drawingRevision: 'C' },
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-01-02T03:04:05.000Z',
  updatedByName: 'Huda',
  trashedAt: null,
  url: '/api/files/9/content',
  thumbnailUrl: null,
  snippet: null,
  can: { update: true, delete: true, copy: true },
}
export const QUOTATION = {
  id: 3,
  root: 'quotations',
  code: 'Q-2026-0003',
  name: 'Tower',
  nameAr: null,
  folderId: null,
  documents: [],
  can: { upload: true },
}
export const list = (body: unknown[]) => ({
  body,
  headers: { 'x-total-count': String(body.length) },
})
export const PAGE = {
  path: '/files',
  element: <FileManager />,
  abilities: ['files.open', 'files.manage'],
  answers: {
    'GET /api/folders/roots': {
      body: [
        { key: 'folders', folderId: 1 },
        { key: 'quotations', folderId: null },
      ],
    },
    'GET /api/folders/1': {
      body: { ...TOP, breadcrumbs: [{ ...TOP, recordType: null, recordId: null }] },
    },
    'GET /api/folders': list([FOLDER]),
    'GET /api/files': list([FILE]),
    'POST /api/files/trash': { body: { done: 1, failed: [] } },
    'PATCH /api/files/9': { body: FILE },
  },
}
