import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { checkVersion, requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { openFolder } from '#files/shared/folder_access'
import { viewerOf } from '#files/shared/viewer'
import { grantsOf, setGrants } from '#files/folders/actions/set_grants'
import Folder from '#files/shared/models/folder'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { grantsValidator } from '#files/folders/validator'

export default class FolderGrantsController {
  async show(ctx: HttpContext) {
    const { folder } = await openFolder(viewerOf(ctx), ctx.params.id, 'manage')
    return viewGrants(folder)
  }

  async update(ctx: HttpContext) {
    const { grants } = await validateBody(ctx, grantsValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const { folder } = await openFolder(viewerOf(ctx), ctx.params.id, 'manage', { unit: uow })
      await checkVersion(folder, expectedVersion, uow.trx)
      await setGrants(uow, folder, grants)
      return viewGrants(folder, uow)
    })
  }
}

/** `grants` are the folder's own, null where it follows the folder above; `effective` are those that count. */
async function viewGrants(folder: Folder, uow: UnitOfWork | null = null) {
  const client = uow ? { client: uow.trx } : undefined
  const source =
    folder.accessId === folder.id ? folder : await Folder.findOrFail(folder.accessId, client)
  return {
    folderId: folder.id,
    version: folder.version,
    grants: await grantsOf(uow, folder),
    effective: (await grantsOf(uow, source)) ?? [],
    from: { id: source.id, name: source.name, nameAr: source.nameAr ?? null },
  }
}
