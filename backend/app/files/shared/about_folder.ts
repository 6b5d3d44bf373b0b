import type Folder from '#files/shared/models/folder'

/** What the log calls a folder. */
export const aboutFolder = (folder: Folder) => ({
  entityType: 'folder',
  entityId: folder.id,
  label: folder.name,
})
