import { useNavigate } from 'react-router-dom';
import { useContactStore } from './useContactStore';

/** The way to the list as it was left: `link` for a link, `go` to go there. */
export function useWayToList() {
  const { memory: list } = useContactStore();
  const navigate = useNavigate();
  return {
    link: { to: list.address, state: list.state },
    go: (replace = false) => navigate(list.address, { state: list.state, replace }),
  };
}
