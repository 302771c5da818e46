out_of_reach("It reads the memory of the game.")
