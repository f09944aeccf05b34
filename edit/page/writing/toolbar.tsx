import { Toolbar } from '@base-ui/react/toolbar';
import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { tools, type Tool } from './commands.ts';

type Props = { view: EditorView; state: EditorState };

const isApple = navigator.platform.startsWith('Mac');
const keyOf = (key: string) => key.replace('Mod', isApple ? '⌘' : 'Ctrl').replaceAll('-', '+');

function ToolButton({ tool: { name, key, run, isOn, asks }, view, state }: Props & { tool: Tool }) {
  return (
    <Toolbar.Button
      aria-pressed={isOn?.(state)}
      title={key && `${name}, ${keyOf(key)}`}
      disabled={!run(state)}
      // The words stay selected.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ detail }) => {
        run(view.state, view.dispatch, view);
        // A press of a key leaves the focus here, for the next button.
        if (detail > 0 && !asks) view.focus();
      }}
    >
      {name}
    </Toolbar.Button>
  );
}

/** The buttons above a text. The arrow keys go from one to the next. */
export function WritingToolbar(props: Props) {
  return (
    <Toolbar.Root className="tools" aria-label="Formatting">
      {tools.map((group) => (
        <Toolbar.Group key={group[0]?.name} className="tool-group">
          {group.map((tool) => (
            <ToolButton key={tool.name} {...props} tool={tool} />
          ))}
        </Toolbar.Group>
      ))}
    </Toolbar.Root>
  );
}
