import { useNavigate } from 'react-router-dom';
import type { HistoryState } from './historyState';

/** Goes one step back, to the page `to`, and hands it a message: such a step has no state of its own. */
export function useStepBack(): (to: string, state: HistoryState) => void {
  const navigate = useNavigate();
  return (to, state) => {
    const handOver = () => void navigate(to, { replace: true, state });
    window.addEventListener('popstate', handOver, { once: true });
    void navigate(-1);
  };
}
