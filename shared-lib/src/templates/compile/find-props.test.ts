import { findProps } from './find-props';

const names = (code: string) => findProps(code).map(({ name }) => name);

describe('the props that a component reads', () => {
  it.each([
    [
      'taken apart in its head',
      'export default function A({ name, bio: text, ...rest }) { return <p>{name}</p>; }',
    ],
    ['read from one', 'const A = (props) => <p title={props.bio}>{props.name}</p>;'],
    [
      'taken apart inside',
      'function Template(props) { const { name } = props; return <p>{name}{props.bio}</p>; }',
    ],
    [
      'of a component that is exported by name',
      'const A = ({ name, bio }) => <p>{name}{bio}</p>; export default A;',
    ],
  ])('are found %s', (_how, code) => {
    expect(names(code).sort()).toEqual(['bio', 'name']);
  });

  it('are listed with their lines, without those of helpers', () => {
    const code =
      'const Line = ({ text }) => <p>{text}</p>;\nexport default function A({\n  name,\n}) { return <Line text={name} />; }';
    expect(findProps(code)).toEqual([{ name: 'name', line: 3 }]);
  });

  it('are empty for code without props or without a component', () => {
    expect(names('export default function A() { return <p>Hola</p>; }')).toEqual([]);
    expect(names('export default function A({')).toEqual([]);
    expect(names('')).toEqual([]);
  });
});
