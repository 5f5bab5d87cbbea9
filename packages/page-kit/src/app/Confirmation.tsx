import { create } from 'zustand';
import { words } from '../words/index.ts';
import { Dialog } from './Dialog.tsx';

export interface Question {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no?: string;
  readonly dangerous?: boolean;
}

const useQuestion = create<{ asked?: Question & { readonly answer: (yes: boolean) => void } }>(() => ({}));

/** Asks before something that cannot be taken back. */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise(resolve => {
    useQuestion.getState().asked?.answer(false);
    useQuestion.setState({
      asked: {
        ...question,
        answer: yes => {
          useQuestion.setState({}, true);
          resolve(yes);
        },
      },
    });
  });

/** Where `confirm` asks; once in the page. */
export function Confirmation() {
  const asked = useQuestion(state => state.asked);
  if (asked === undefined) return null;
  const { title, text, yes, no = words.app.cancel, dangerous = false, answer } = asked;
  return (
    <Dialog
      title={title}
      onClose={() => answer(false)}
      actions={
        <>
          <button type="button" className="button quiet" onClick={() => answer(false)}>
            {no}
          </button>
          <button
            type="button"
            className={dangerous ? 'button danger' : 'button primary'}
            onClick={() => answer(true)}
          >
            {yes}
          </button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
