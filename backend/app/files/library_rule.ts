import { levelIn, mayManage } from '#files/access/folder_access'
import { reaches } from '#files/access/folder_levels'
import { registerFileOwner } from '#files/file_owners'
import { LIBRARY } from '#files/models/file'
import Folder from '#files/models/folder'

/** A file of a folder is for those whom the folder's grants name; in the trash, for those who may take it out. */
registerFileOwner(
  LIBRARY,
  async (reader, folderId, file) => {
    const folder = folderId ? await Folder.find(folderId) : null
    if (!folder) return false
    const level = await levelIn(reader, folder)
    return file.trashedAt ? mayManage(level, file, reader.id) : reaches(level, 'view')
  },
  { uploader: false }
)
