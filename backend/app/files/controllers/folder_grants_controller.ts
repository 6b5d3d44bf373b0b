import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { checkVersion, requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { openFolder } from '#files/access/folder_access'
import { readerOf } from '#files/access/reader'
import { grantsOf, setGrants } from '#files/actions/set_grants'
import Folder from '#files/models/folder'
import type { Unit } from '#core/unit/unit'
import { grantsValidator } from '#files/validators/folder'

export default class FolderGrantsController {
  async show(ctx: HttpContext) {
    const { folder } = await openFolder(readerOf(ctx), ctx.params.id, 'manage')
    return viewGrants(folder)
  }

  async update(ctx: HttpContext) {
    const { grants } = await validateBody(ctx, grantsValidator)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const { folder } = await openFolder(readerOf(ctx), ctx.params.id, 'manage', { unit })
      await checkVersion(folder, seen, unit.trx)
      await setGrants(unit, folder, grants)
      return viewGrants(folder, unit)
    })
  }
}

/** `grants` are the folder's own, null where it follows the folder above; `effective` are those that count. */
async function viewGrants(folder: Folder, unit: Unit | null = null) {
  const client = unit ? { client: unit.trx } : undefined
  const source =
    folder.accessId === folder.id ? folder : await Folder.findOrFail(folder.accessId, client)
  return {
    folderId: folder.id,
    version: folder.version,
    grants: await grantsOf(unit, folder),
    effective: (await grantsOf(unit, source)) ?? [],
    from: { id: source.id, name: source.name, nameAr: source.nameAr ?? null },
  }
}
