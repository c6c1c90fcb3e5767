import { Table } from '@mantine/core';
import { isSameValue, type TemplateDraft } from 'shared-lib/model';
import { messages } from '../messages';

const DETAILS = ['name', 'description', 'category', 'targetSection', 'author', 'tags'] as const;

type Detail = (typeof DETAILS)[number];

const LABELS: Record<Detail, string> = {
  name: messages.name,
  description: messages.description,
  category: messages.category,
  targetSection: messages.section,
  author: messages.author,
  tags: messages.tags,
};

function inWords(draft: TemplateDraft, detail: Detail): string {
  if (detail === 'tags') return draft.tags.join(', ');
  return detail === 'targetSection' ? messages.sections[draft.targetSection] : draft[detail];
}

/** Renders the details in which two edits of a template differ. */
export function DetailDifferences({ theirs, mine }: { theirs: TemplateDraft; mine: TemplateDraft }) {
  const different = DETAILS.filter((detail) => !isSameValue(theirs[detail], mine[detail]));
  if (different.length === 0) return <p>{messages.sameDetails}</p>;
  return (
    <Table.ScrollContainer minWidth={320}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{messages.detail}</Table.Th>
            <Table.Th scope="col">{messages.theirs}</Table.Th>
            <Table.Th scope="col">{messages.mine}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {different.map((detail) => (
            <Table.Tr key={detail}>
              <Table.Th scope="row">{LABELS[detail]}</Table.Th>
              <Table.Td>{inWords(theirs, detail)}</Table.Td>
              <Table.Td>{inWords(mine, detail)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
