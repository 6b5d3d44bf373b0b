import { levelIn, mayManage } from './folder_access.js'
import { reaches } from './folder_levels.js'
import { registerFileOwner } from './file_owners.js'
import { LIBRARY } from '#files/shared/models/file'
import Folder from '#files/shared/models/folder'

/** A file of a folder is for those whom the folder's grants name; in the trash, for those who may take it out. */
registerFileOwner(LIBRARY, {
  resource: 'folders',
  also: async (viewer, file) => {
    const folder = file.ownerId ? await Folder.find(file.ownerId) : null
    if (!folder) return false
    const level = await levelIn(viewer, folder)
    return file.trashedAt ? mayManage(level, file, viewer.id) : reaches(level, 'view')
  },
})
