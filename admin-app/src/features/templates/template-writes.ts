import { duplicateTemplate, rollBackTemplate, setTemplatePublic, type Author } from 'shared-lib/data';
import { TEMPLATE_LIMITS, type FirebaseUser, type Template, type TemplateVersion } from 'shared-lib/domain';
import { dataApi, serverWrite, type AppDispatch } from 'shared-lib/store';
import { galleryWrites } from '../../template-data/gallery-writes';
import { deleteTemplateAsAdmin } from './delete-template';
import { messages } from './messages';

interface Named {
  author: Author;
  id: string;
  name: string;
}

/** Updates the gallery once a mutation has succeeded. */
const inGallery = {
  onQueryStarted(
    _argument: unknown,
    { dispatch, queryFulfilled }: { dispatch: AppDispatch; queryFulfilled: Promise<unknown> },
  ) {
    queryFulfilled.then(
      () => dispatch(galleryWrites.endpoints.indexTemplates.initiate()),
      () => undefined, // Nothing has changed.
    );
  },
};

const templateWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    setTemplatePublic: build.mutation<unknown, Named & { isPublic: boolean }>({
      ...serverWrite(({ author, id, isPublic }) => setTemplatePublic(author, id, isPublic), {
        done: ({ name, isPublic }) => (isPublic ? messages.published(name) : messages.hidden(name)),
      }),
      ...inGallery,
    }),
    duplicateTemplate: build.mutation<unknown, { author: Author; template: Template }>(
      serverWrite(({ author, template }) => duplicateTemplate(author, template, TEMPLATE_LIMITS.name), {
        done: ({ template }) => messages.duplicated(template.name),
      }),
    ),
    deleteTemplate: build.mutation<unknown, { account: FirebaseUser | null; id: string; name: string }>({
      ...serverWrite(({ account, id }) => deleteTemplateAsAdmin(account, id), {
        done: ({ name }) => messages.deleted(name),
      }),
      ...inGallery,
    }),
    /** Makes a former version the present one. */
    rollBackTemplate: build.mutation<unknown, { author: Author; id: string; to: TemplateVersion }>({
      ...serverWrite(({ author, id, to }) => rollBackTemplate(author, id, to), {
        done: ({ to }) => messages.wentBack(to.version),
      }),
      ...inGallery,
    }),
  }),
});

export const {
  useDeleteTemplateMutation,
  useDuplicateTemplateMutation,
  useRollBackTemplateMutation,
  useSetTemplatePublicMutation,
} = templateWrites;
